import type { Visitor } from "../../harness/visitor";

/** The link that another device goes on with. */
export async function shareLink(visitor: Visitor): Promise<string> {
  await visitor.press("Save or continue on another device");
  const link = visitor.dialog("Continue on another device").getByRole("textbox", { name: "Your link" });
  await link.waitFor();
  return link.inputValue();
}
