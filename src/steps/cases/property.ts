import { startDate as startDateLimits } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import type { AnyField, RuleContext } from "../../flow/field";
import { daysAhead } from "../../flow/rules/startDate";
import { dollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { homeOccupancy, propertyType, rebuildCost, squareFootage } from "../prefill/fields";
import { insuranceStartDate } from "../startDate/fields";
import { mostAccurate } from "./mostAccurate";
import { caseTexts } from "./texts";

const local = phrases("case.insuranceCanBeTrickyLocalAgent", {
  title: "Insurance can be tricky!",
  body: "A local broker knows these buildings best. Find one near you.",
  find: "Find your local broker office",
  apartments: "A local broker quotes buildings with five or more units",
  commercial: "A local broker quotes commercial buildings",
});
const tricky = phrases("case.insuranceCanBeTricky", {
  title: "Insurance can be tricky!",
  body: "We need a little help to price this well. A licensed advisor can do it and can see your answers.",
  start: "Your start date is more than a year away",
  manufactured: "An advisor quotes manufactured and mobile homes",
});
const phone = phrases("case.trickyCaseConnectViaPhone", {
  title: "Let's get this right!",
  body: "A home where no one lives needs a special policy. A licensed advisor can find one and can see your answers.",
  VACANT: "An advisor quotes vacant homes by phone",
  UNOCCUPIED: "An advisor quotes furnished homes where no one lives by phone",
});
const cost = phrases("case.mostAccurateQuotes", { about: "Rebuilding this home costs more than {max}" });

/** The fields that tell the kind of building, the one that counts first. A field without an answer leaves it to the next. */
type Building = readonly AnyField[];
const buildingField = (fields: Building, { answers }: RuleContext): AnyField => fields.find((field) => answers.get(field)) ?? fields.at(-1)!;
const building = (fields: Building, context: RuleContext): unknown => context.answers.get(buildingField(fields, context));
/** The uses of a home, from a field with one or several. */
const uses = (field: AnyField, { answers }: RuleContext): readonly unknown[] => [answers.get(field)].flat();

/** A building with five or more units, or a commercial one. Opens the local broker's page next to this one. */
export const insuranceCanBeTrickyLocalAgent = (fields: Building = [propertyType]): ComplexCase => ({
  id: "insuranceCanBeTrickyLocalAgent",
  title: local.title,
  body: local.body,
  main: { label: local.find, outcome: { kind: "localAgent" } },
  dismissible: true,
  reason: "apartment_building_five_plus_units",
  reasonOf: (context) => (building(fields, context) === "COMMERCIAL" ? "commercial_property" : "apartment_building_five_plus_units"),
  art: "local",
  when: (context) => ["APARTMENT_BUILDING", "COMMERCIAL"].some((kind) => kind === building(fields, context)),
  about: (context) => ({ field: buildingField(fields, context), message: building(fields, context) === "COMMERCIAL" ? local.commercial : local.apartments }),
});

const startsBeyondAYear = ({ answers, now }: RuleContext): boolean =>
  (daysAhead(answers.get(insuranceStartDate), now) ?? 0) > startDateLimits.trickyAfter;

/** A start more than a year ahead; a manufactured or mobile home. */
export const insuranceCanBeTricky = (fields: Building = [propertyType]): ComplexCase => ({
  id: "insuranceCanBeTricky",
  title: tricky.title,
  body: tricky.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  dismissible: true,
  showsPhone: true,
  reason: "more_than_1_year_into_future",
  reasonOf: (context) => (startsBeyondAYear(context) ? "more_than_1_year_into_future" : "manufactured_or_mobile_home"),
  art: "calendar",
  when: (context) => startsBeyondAYear(context) || building(fields, context) === "MANUFACTURED_OR_MOBILE_HOME",
  about: (context) =>
    startsBeyondAYear(context)
      ? { field: insuranceStartDate, message: tricky.start }
      : { field: buildingField(fields, context), message: tricky.manufactured },
});

/** A vacant property. The case can't be dismissed: the visitor calls, or changes the answer. */
export const trickyCaseConnectViaPhone = (field: AnyField = homeOccupancy): ComplexCase => ({
  id: "trickyCaseConnectViaPhone",
  title: phone.title,
  body: phone.body,
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  dismissible: false,
  showsPhone: true,
  reason: "unoccupied_or_vacant",
  art: "advisor",
  when: (context) => uses(field, context).some((use) => use === "UNOCCUPIED" || use === "VACANT"),
  about: (context) => ({ field, message: uses(field, context).includes("VACANT") ? phone.VACANT : phone.UNOCCUPIED }),
});

/** The current rebuild cost is strictly above the limit, regardless of the service's answer. */
export const mostAccurateQuotes = (max: number): ComplexCase => ({
  ...mostAccurate(max),
  when: ({ answers }) => (answers.get(rebuildCost)?.amount ?? 0) > max,
  about: () => ({ field: squareFootage, message: fill(cost.about, { max: dollars(max) }) }),
});

/** The cases that a home's building, its use and its cost can raise. `max` is the highest rebuild cost, in dollars. */
export const homeCases = (max: number, building?: Building, use?: AnyField): readonly ComplexCase[] => [
  insuranceCanBeTrickyLocalAgent(building),
  insuranceCanBeTricky(building),
  trickyCaseConnectViaPhone(use),
  mostAccurateQuotes(max),
];
