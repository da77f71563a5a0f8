import type { Visitor } from "../../harness/visitor";
import type { Home } from "./people";

export const submit = "Almost there!";

/** Types the parts of the address by hand, which works for any address. */
export async function typeAddress(visitor: Visitor, home: Home): Promise<void> {
  await visitor.press("Enter address manually");
  await visitor.fill("Street address", home.line);
  await visitor.fill("City", home.city);
  await visitor.fill("State", home.state);
  await visitor.fill("ZIP code", home.zip);
}

export async function answerAddress(visitor: Visitor, home: Home): Promise<void> {
  await typeAddress(visitor, home);
  await visitor.press(submit);
}
