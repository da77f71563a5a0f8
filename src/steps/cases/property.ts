import { startDate as startDateLimits } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import type { RuleContext } from "../../flow/field";
import { daysAhead } from "../../flow/rules/startDate";
import { phrases } from "../../kernel/phrase";
import { homeType } from "../homeType/fields";
import { homeOccupancy, propertyType, rebuildCost } from "../prefill/fields";
import { insuranceStartDate } from "../startDate/fields";
import { occupancyType } from "../usage/fields";
import { mostAccurate } from "./mostAccurate";
import { caseTexts } from "./texts";

const local = phrases("case.insuranceCanBeTrickyLocalAgent", {
  title: "Insurance can be tricky!",
  body: "Buildings of five or more units, and commercial ones, are insured by brokers who know the block. One near you can take it from here.",
  find: "Find your local broker office",
  edit: "Edit my details",
});
const tricky = phrases("case.insuranceCanBeTricky", {
  title: "Insurance can be tricky!",
  body: "What you told us takes a person to price it well. A licensed advisor can, and your answers come along.",
});
const phone = phrases("case.trickyCaseConnectViaPhone", {
  title: "Let's get this right!",
  body: "A home where nobody lives is insured in a way of its own. A licensed advisor knows who does it, and your answers come along.",
});
/** What the building is: the landlord's answer at its own step, and elsewhere what the record or its correction says. */
const building = ({ answers }: RuleContext): string => answers.get(homeType) || answers.get(propertyType);

const isUsed = ({ answers }: RuleContext, ...uses: readonly string[]): boolean =>
  [...answers.get(occupancyType), answers.get(homeOccupancy)].some((use) => uses.includes(use));

/** Five or more units, or no home at all (spec §8; decisions 47 and 71). Opens the local broker's page beside this one. */
export const insuranceCanBeTrickyLocalAgent: ComplexCase = {
  id: "insuranceCanBeTrickyLocalAgent",
  title: local.title,
  body: local.body,
  main: { label: local.find, outcome: { kind: "localAgent" } },
  secondary: { label: local.edit, outcome: { kind: "close" } },
  dismissible: true,
  keepsFlow: true,
  reason: "apartment_building_five_plus_units",
  reasonOf: (context) => (building(context) === "COMMERCIAL" ? "commercial_property" : "apartment_building_five_plus_units"),
  art: "local",
  when: (context) => ["APARTMENT_BUILDING", "COMMERCIAL"].includes(building(context)),
};

const startsBeyondAYear = ({ answers, now }: RuleContext): boolean =>
  (daysAhead(answers.get(insuranceStartDate), now) ?? 0) > startDateLimits.trickyAfter;

/** A start more than a year ahead; a manufactured or mobile home (spec §8, decision 47). */
export const insuranceCanBeTricky: ComplexCase = {
  id: "insuranceCanBeTricky",
  title: tricky.title,
  body: tricky.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: caseTexts.edit, outcome: { kind: "close" } },
  dismissible: true,
  keepsFlow: true,
  showsPhone: true,
  reason: "more_than_1_year_into_future",
  reasonOf: (context) => (startsBeyondAYear(context) ? "more_than_1_year_into_future" : "manufactured_or_mobile_home"),
  art: "calendar",
  when: (context) => startsBeyondAYear(context) || building(context) === "MANUFACTURED_OR_MOBILE_HOME",
};

/** Nobody lives there (decision 47). Not to be dismissed: the phone is the way on. */
export const trickyCaseConnectViaPhone: ComplexCase = {
  id: "trickyCaseConnectViaPhone",
  title: phone.title,
  body: phone.body,
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  dismissible: false,
  showsPhone: true,
  reason: "unoccupied_or_vacant",
  art: "advisor",
  when: (context) => isUsed(context, "UNOCCUPIED", "VACANT"),
};

/** The rebuild cost of what holds now is above the threshold, whatever the service says. Strictly above. */
export const mostAccurateQuotes = (max: number): ComplexCase => ({
  ...mostAccurate(max),
  when: ({ answers }) => (answers.get(rebuildCost)?.amount ?? 0) > max,
});
