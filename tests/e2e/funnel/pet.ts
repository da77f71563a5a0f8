import type { Visitor } from "../../harness/visitor";

export const biscuit = { name: "Biscuit", zip: "43215" };

export async function answerInfo(visitor: Visitor, { name, zip } = biscuit): Promise<void> {
  await visitor.seesHeading("Tell us about your pet");
  await visitor.choose("Dog");
  await visitor.fill("Your pet's name", name);
  await visitor.fill("Breed", "labr");
  await visitor.widget.getByRole("option", { name: "Labrador Retriever" }).click();
  await visitor.field("Age").selectOption("3 years");
  await visitor.fill("ZIP code", zip);
  await visitor.fill("Email", "tess.lindqvist@example.com");
}

export const toQuotes = (visitor: Visitor): Promise<void> => visitor.press("See my quotes!");
