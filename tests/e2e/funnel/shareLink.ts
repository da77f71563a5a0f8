import type { Visitor } from "../../harness/visitor";

/** Returns the link that continues the visit on another device. */
export async function shareLink(visitor: Visitor): Promise<string> {
  await visitor.press("Save or continue on another device");
  const link = visitor.dialog("Continue on another device").getByRole("textbox", { name: "Your link" });
  await link.waitFor();
  return link.inputValue();
}
