import type { Locator } from "playwright";
import type { Visitor } from "../../harness/visitor";

/** The demo's page on how a person can have their information deleted. */
export const privacyChoices = "/clearmoor/legal/privacy-choices/";

export const says = ({ page }: Visitor, words: string): Promise<void> => page.getByRole("status").getByText(words).waitFor();

/** Requests the e-mail with the link that deletes the data of an address. */
export async function askForLink(visitor: Visitor, email: string): Promise<void> {
  await visitor.page.goto(visitor.origins.sites + privacyChoices);
  await visitor.page.getByLabel("Email").fill(email);
  await visitor.page.getByRole("button", { name: "Email me the link" }).click();
  await says(visitor, "a link is on its way");
}

/** Returns the e-mails to an address, which the demo keeps instead of sending. */
export async function lettersTo({ page, origins }: Visitor, email: string): Promise<Locator> {
  await page.goto(`${origins.external}/outbox/`);
  return page.getByRole("listitem").filter({ hasText: email });
}

/** Opens the link in its e-mail. Returns the link's address. */
export async function openLink(visitor: Visitor, email: string): Promise<string> {
  const letter = (await lettersTo(visitor, email)).filter({ hasText: "Delete your information" });
  await letter.getByRole("link").click();
  const link = visitor.page.getByRole("link", { name: "Delete my information" });
  const address = await link.getAttribute("href");
  await link.click();
  await visitor.page.waitForURL((url) => url.pathname === privacyChoices);
  return address ?? "";
}

export const confirmErasure = ({ page }: Visitor): Promise<void> => page.getByRole("button", { name: "Delete my information" }).click();
