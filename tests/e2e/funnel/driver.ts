import type { Visitor } from "../../harness/visitor";
import type { Person } from "./people";
import { morgan } from "./people";

/** Fills in the fields that the state asks for and skips the others. */
export async function fillDriver(visitor: Visitor, person: Person): Promise<void> {
  await visitor.fill("First name", person.firstName);
  await visitor.fill("Last name", person.lastName);
  await visitor.fill("Date of birth", person.dateOfBirth);
  if ((await visitor.group("Gender").count()) > 0) await visitor.choose("Female", "Gender");
  if ((await visitor.group("Marital status").count()) > 0) await visitor.choose("Single", "Marital status");
  if ((await visitor.field("Date first licensed").count()) > 0) await visitor.fill("Date first licensed", person.licensed);
}

export async function saveMainDriver(visitor: Visitor, person: Person = morgan): Promise<void> {
  await visitor.seesHeading("Tell us about the main driver");
  await fillDriver(visitor, person);
  await visitor.fill("Email", person.email);
  await visitor.press("Save driver");
  await visitor.button(`Edit ${person.firstName} ${person.lastName}`).waitFor();
}

export async function addDriver(visitor: Visitor, person: Person): Promise<void> {
  await visitor.press(/Add another driver/);
  await visitor.seesHeading("Tell us about another driver");
  await visitor.isAt("auto/driver/add");
  await fillDriver(visitor, person);
  await visitor.press("Save driver");
  await visitor.button(`Edit ${person.firstName} ${person.lastName}`).waitFor();
}

export async function answerDrivers(visitor: Visitor, person: Person = morgan): Promise<void> {
  await saveMainDriver(visitor, person);
  await visitor.press("Continue");
}
