import type { Visitor } from "../../harness/visitor";
import type { WidthName } from "../../harness/widths";
import { answerAddress } from "./address";
import { answerDrivers } from "./driver";
import type { Person } from "./people";
import { homes, morgan } from "./people";
import { selectFirst } from "./quotes";
import { screensOf } from "./walk";

const save = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.choose("Paid in full", "Is it paid off?");
  await visitor.press("Save this motorcycle");
  await visitor.button(`Edit ${name}`).waitFor();
};

export async function addMotorcycleByVin(visitor: Visitor): Promise<void> {
  await visitor.press("Enter VIN");
  await visitor.fill("VIN", "1HD1KBM1XDB600000");
  await visitor.press("Find my motorcycle");
  await visitor.sees(/^2013 Harley-Davidson/);
  await save(visitor, "2013 Harley-Davidson");
}

export async function addMotorcycleByModel(visitor: Visitor): Promise<void> {
  await visitor.fill("Year", "2020");
  await visitor.field("Make").selectOption("Yamaha");
  await visitor.field("Model").selectOption("MTN690 (MT-07)");
  await save(visitor, "2020 Yamaha");
}

/** Walks from the address to the quotes: by VIN on a phone, by year, make and model on a desktop. */
export async function walkToQuotes(visitor: Visitor, width: WidthName, person: Person = morgan): Promise<void> {
  const special = {
    address: { answer: () => answerAddress(visitor, homes.TX) },
    driver: { answer: () => answerDrivers(visitor, person) },
    vehicle: {
      answer: async () => {
        await visitor.seesHeading("Add a motorcycle");
        await (width === "phone" ? addMotorcycleByVin(visitor) : addMotorcycleByModel(visitor));
        await visitor.seesHeading("Which motorcycles do you want to insure?");
        await visitor.press("Continue with 1 motorcycle");
      },
    },
  };
  for (const { route, answer } of screensOf("motorcycle", { state: "TX", site: visitor.site }, special)) {
    await visitor.isAt(route);
    if (route === "motorcycle/policy-compare") return;
    await answer(visitor);
  }
}

export async function finish(visitor: Visitor): Promise<void> {
  await selectFirst(visitor);
  await visitor.isAt(/finalize\/contact$/);
  await visitor.choose("Email me", "How should we contact you?");
  await visitor.press("Send my request");
}
