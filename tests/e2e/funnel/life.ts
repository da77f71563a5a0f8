import { inspect } from "../../harness/inspect";
import type { Visitor } from "../../harness/visitor";

export async function answerState(visitor: Visitor, name = "Ohio"): Promise<void> {
  await visitor.seesHeading("Which state do you live in?");
  await visitor.fill("State", name.slice(0, 3));
  await visitor.widget.getByRole("option", { name }).click();
  await visitor.press("Continue");
}

export const ines = { dateOfBirth: "2/29/1984", lastName: "Moreau" };

export async function answerPerson(visitor: Visitor, { dateOfBirth, lastName } = ines): Promise<void> {
  await visitor.isAt("life/personal-info");
  await visitor.fill("First name", "Ines");
  await visitor.fill("Last name", lastName);
  await visitor.fill("Date of birth", dateOfBirth);
  await visitor.choose("Female", "Gender");
  await visitor.fill("Email", "ines.moreau@example.com");
  await visitor.press("Continue");
}

export async function answerHealth(visitor: Visitor): Promise<void> {
  await visitor.isAt("life/health");
  await visitor.choose(/^Great/);
  await visitor.press("Continue");
}

export async function answerSmoker(visitor: Visitor, answer: "Never" | "Previously" | "Currently"): Promise<void> {
  await visitor.isAt("life/questions");
  await visitor.choose(new RegExp(`^${answer}`));
  await visitor.press("Continue");
}

/** Answers what comes after the person, as somebody who never smoked, and asks for prices. */
export async function askForPrices(visitor: Visitor): Promise<void> {
  await answerHealth(visitor);
  await answerSmoker(visitor, "Never");
  await visitor.isAt("life/coverage");
  await visitor.press("See my quotes!");
}

/** Answers the smoking questions for both kinds of products; the second may be left out. */
export async function answerProducts(visitor: Visitor): Promise<void> {
  await visitor.isAt("life/questions/current");
  await visitor.press("Continue");
  await visitor.sees("Selection required");
  await visitor.choose("Cigars");
  await visitor.field("How often do you use cigars?").selectOption("Monthly");
  await visitor.press("Continue");
  await visitor.isAt("life/questions/past");
  await visitor.choose("Cigarettes");
  await visitor.press("Continue");
  await visitor.sees(/Enter last use date/);
  await visitor.field("How often did you use cigarettes?").selectOption("Daily");
  await visitor.fill("When did you last use cigarettes?", "06/01/2019");
  await inspect(visitor, "life/questions/past");
  await visitor.press("Continue");
}

/** Uses the calculator: its sum becomes the amount, and its figures stay. */
export async function answerCoverage(visitor: Visitor): Promise<void> {
  await visitor.isAt("life/coverage");
  await visitor.sees("$500,000");
  await visitor.press("Help me choose an amount");
  await visitor.isAt("life/coverage/helper");
  await visitor.seesHeading("How much would your family need?");
  await visitor.fill("Your yearly income", "62000");
  await visitor.fill("Debts, including your mortgage", "185000");
  await visitor.sees("$805,000");
  await inspect(visitor, "life/coverage/helper");
  await visitor.press("Use $900,000");
  await visitor.isAt("life/coverage");
  await visitor.sees("$900,000");
  await visitor.widget.getByRole("slider", { name: "Coverage amount" }).press("ArrowRight");
  await visitor.sees("$1,000,000");
  await visitor.press("Less coverage");
  await visitor.choose("30", "How many years?");
}
