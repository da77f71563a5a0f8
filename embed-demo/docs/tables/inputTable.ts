import { leadLookups, referrals } from "../../service/partners/demoPeople";
import { bindScenarios, isWithoutToken, nameOutcome, ratingScenarios, testStreets } from "../../service/staging/testInputs";
import { cell, table } from "./markdown";

type Row = readonly [enter: string, where: string, what: string];

const streets = testStreets.map(({ street, what }): Row => [`\`1 ${street}\``, "address", what]);

/** Names that other modules know by a function. Building the docs fails for one that they don't know. */
const names: readonly { readonly name: string; readonly isKnown: (name: string) => boolean; readonly where: string; readonly what: string }[] = [
  { name: "Too Expensive", isKnown: (name) => nameOutcome(name) === "PREMIUM_TOO_HIGH", where: "drivers, personal info", what: "premium too high; a pet's name too" },
  { name: "Server Error", isKnown: (name) => nameOutcome(name) === "INTERNAL", where: "drivers, personal info", what: "500; a pet's name too, when its application is created" },
  { name: "Lost Token", isKnown: isWithoutToken, where: "personal info in Florida", what: "no hand-off token: the standard flow continues" },
];

function namedRows(): readonly Row[] {
  const unknown = names.filter(({ name, isKnown }) => !isKnown(name));
  if (unknown.length > 0) throw new Error(`The service doesn't know the names ${unknown.map(({ name }) => name).join(", ")}.`);
  return [
    ...names.map(({ name, where, what }): Row => [`last name \`${name}\``, where, what]),
    ...Object.values(ratingScenarios).map(({ name, what }): Row => [`last name \`${name}\``, "drivers, personal info", what]),
    ...Object.values(bindScenarios).map(({ name, what }): Row => [`last name \`${name}\``, "personal info of renters", what]),
  ];
}

const addresses: readonly Row[] = [
  ["ZIP `00000`", "address", "ZIP not found: the field's message"],
  ["ZIP `99501` (Alaska)", "address; state for life", "no line is offered there: code not supported"],
  ["ZIP `82001` (Wyoming) for auto, `96813` (Hawaii) for motorcycle and landlord", "address", "the line isn't offered there: code not supported"],
  ["ZIP `00901` (Puerto Rico), `96910` (Guam)", "address", "a territory: code not supported, not an invalid ZIP"],
  ["`?toggleStateFilter`", "address of the page, outside production", "every line continues in every state, also in Alaska"],
  ["`?cdnDevTools=true`", "address of the page, outside production", "shows the partner switcher below the footer: the demo's brands, and the theme as JSON; `=false` hides it if the partner's flag `switcher` is on; has no effect with `test=e2e`"],
  ["`12 Abbey Ln, Austin, TX 10001`", "address", "an existing street with a wrong ZIP: address not found"],
  ["square footage `20,000`, quality premium", "prefill", "cost too high, from the edit"],
];

const vehicles: readonly Row[] = [
  ["VIN `1HGCM82633A004352`", "vehicle", "2003 Honda Accord"],
  ["VIN `5YJ3E1EA7KF317000`", "vehicle", "2019 Tesla Model 3, with a check digit that fails: a warning"],
  ["VIN `ZFF67NFA8D0190000`", "vehicle", "a Ferrari: make and model not supported"],
  ["VIN `1ZZZZZZZZZZ000000`", "vehicle", "VIN not found"],
  ["VIN `1HD1KBM1XDB600000`", "motorcycle", "2013 Harley-Davidson Street Glide"],
];

const failing = "500 when an application for a home or for life is created: error screen; with auto and motorcycle, 500 at the drivers";
const people: readonly Row[] = [
  ...[...referrals.values()].map(({ referralCode, firstName, lastName, address, vin, partner }): Row => {
    const known = [address && "an address", vin && "a car"].filter(Boolean).join(" and ");
    return [
      `referral code \`${referralCode}\`${partner === "default" ? "" : ` with \`partner=${partner}\``}`,
      "address of the page",
      `${firstName} ${lastName}${known && `, with ${known}`}${nameOutcome(lastName) ? `: ${failing}` : ""}${partner === "default" ? "" : "; another partner's page doesn't know the code"}`,
    ];
  }),
  ["any other referral code", "address of the page", "not found: the code is removed, and no lead carries it"],
  ...[...leadLookups.keys()].map((id): Row => [`lead lookup \`${id}\``, "address of the page", "a lead with an address and a vehicle"]),
];

/** Everything that provokes an outcome which visitors rarely see. */
export const inputTable = (): string =>
  table(["enter", "where", "what happens"], [...addresses, ...streets, ...namedRows(), ...vehicles, ...people].map((row) => row.map(cell)));
