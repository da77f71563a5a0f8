import type { Visitor } from "../../harness/visitor";
import { vins } from "./people";

/** Opens the form for another vehicle; without vehicles it is open already. */
async function openForm(visitor: Visitor): Promise<void> {
  const form = visitor.heading("Add a vehicle");
  const another = visitor.button(/Add (?:a|another) vehicle/);
  await form.or(another).first().waitFor();
  if ((await form.count()) === 0) await another.click();
  await form.waitFor();
}

async function save(visitor: Visitor, name: string): Promise<void> {
  await visitor.choose("Paid in full", "Is it paid off?");
  await visitor.press("Save this vehicle");
  await visitor.button(`Edit ${name}`).waitFor();
}

export async function enterVin(visitor: Visitor, vin: string): Promise<void> {
  await openForm(visitor);
  await visitor.press("Enter VIN");
  await visitor.dialog("Enter your VIN").waitFor();
  await visitor.fill("VIN", vin);
  await visitor.press("Find my vehicle");
}

export async function addByVin(visitor: Visitor): Promise<void> {
  await enterVin(visitor, vins.accord);
  await visitor.sees("2003 Honda Accord");
  await save(visitor, "2003 Honda Accord");
}

export async function addByModel(visitor: Visitor): Promise<void> {
  await openForm(visitor);
  await visitor.fill("Year", "2019");
  await visitor.field("Make").selectOption("Honda");
  await visitor.field("Model").selectOption("Civic");
  // A Civic was built in several body styles; the list appears once the model is known.
  await visitor.field("Body style").selectOption({ index: 1 });
  await save(visitor, "2019 Honda Civic");
}

export async function fillMiles(visitor: Visitor): Promise<void> {
  for (const miles of await visitor.field("Miles per year").all()) await miles.fill("9,500");
}

export const onward = (visitor: Visitor): Promise<void> => visitor.press(/^Continue with \d vehicles?$/);
