import { expect, it } from "vitest";
import { readBreedNames, readBreeds, readCalled } from "./breeds";
import { readCarriers } from "./carriers";
import { dataFile } from "./dataFile";
import { readStateRates } from "./stateRates";
import { readCatalogue } from "./vehicleCatalogue";
import { readVinPack } from "./vinPack";
import { readPlaces } from "./zips";

const carrier = {
  id: "ferngate",
  name: "Ferngate Home",
  lines: "pet renters",
  states: "-CA NY",
  level: "1.05",
  strictness: "0.35",
  claimsRating: "4.2",
  latencyMs: "2400",
  termMonths: "12",
  channel: "panel",
  amBest: "",
};
const carrierHead = `${Object.keys(carrier).join(",")}\n`;
const carrierRow = (changed: Partial<typeof carrier>): string => `${Object.values({ ...carrier, ...changed }).join(",")}\n`;

it("reads a carrier that is left out of two states", () => {
  const [read] = readCarriers(carrierHead + carrierRow({}));
  expect(read).toMatchObject({ id: "ferngate", lines: ["PET", "RENTERS"], level: 1.05, termMonths: 12, channel: "panel" });
  expect(["CA", "NY", "TX"].filter((state) => read?.writesIn(state))).toEqual(["TX"]);
});

it.each<[Partial<typeof carrier>, string]>([
  [{ id: "" }, "column id: the empty value isn't an id of small letters, digits and underscores."],
  [{ id: "Fern Gate" }, 'column id: "Fern Gate" isn\'t an id of small letters, digits and underscores.'],
  [{ name: "" }, "column name: It is empty."],
  [{ lines: "" }, "column lines: the empty value isn't a line."],
  [{ lines: "pet rentals" }, 'column lines: "rentals" isn\'t a line.'],
  [{ lines: "pet pet" }, 'column lines: "pet" stands there twice.'],
  [{ states: "" }, "column states: the empty value must be * for all states, or a minus and the states that are left out, such as -AK HI."],
  [{ states: "CA NY" }, 'column states: "CA NY" must be * for all states, or a minus and the states that are left out, such as -AK HI.'],
  [{ states: "-CA XY" }, 'column states: "XY" isn\'t a state.'],
  [{ states: "-CA CA" }, 'column states: "CA" stands there twice.'],
  [{ states: "-" }, "column states: the empty value isn't a state."],
  [{ states: "- CA" }, "column states: the empty value isn't a state."],
  [{ level: "" }, "column level: the empty value isn't a number from 0.1 to 10."],
  [{ level: "0" }, 'column level: "0" isn\'t a number from 0.1 to 10.'],
  [{ strictness: "1.2" }, 'column strictness: "1.2" isn\'t a number from 0 to 1.'],
  [{ claimsRating: "A" }, 'column claimsRating: "A" isn\'t a number from 0 to 5.'],
  [{ latencyMs: "-3" }, 'column latencyMs: "-3" isn\'t a number from 1 to 60000.'],
  [{ termMonths: "3" }, 'column termMonths: "3" isn\'t one of 1, 6, 12.'],
  [{ channel: "Panel" }, 'column channel: "Panel" isn\'t one of panel, advisor, online.'],
  [{ amBest: "A+++" }, 'column amBest: "A+++" isn\'t one of the contract\'s values.'],
])("carriers.csv: %o is refused with its line and column", (changed, message) => {
  const text = carrierHead + carrierRow({ id: "first" }) + carrierRow(changed);
  expect(() => readCarriers(text)).toThrow(new Error(`carriers.csv, line 3, ${message}`));
});

it.each([
  ["a column too few", carrierHead + carrierRow({}).replace(",panel", ""), "carriers.csv, line 2: 11 columns are needed, and there are 10."],
  ["another head", carrierHead.replace("level", "levels") + carrierRow({}), `carriers.csv, line 1: the columns must be "${carrierHead.trim()}".`],
  ["an id twice", carrierHead + carrierRow({}) + carrierRow({}), 'carriers.csv, line 3, column id: "ferngate" is another carrier\'s.'],
])("carriers.csv: %s is refused", (_what, text, message) => expect(() => readCarriers(text)).toThrow(new Error(message)));

const stateHead = "st|fips|name|autoFull|autoMin|ho3|ho4|ho6|moto|minBI_PD|required\n";

it.each<[string, (text: string) => unknown, string, string]>([
  ["states.psv", readStateRates, `${stateHead}XX|01|Alabama|2322|907|1748|219|541|502|25/50/25|BI PD`, 'line 2, column st: "XX" isn\'t a state.'],
  ["states.psv", readStateRates, `${stateHead}AL|01|Alabama||907|1748|219|541|502|25/50/25|BI PD`, "line 2, column autoFull: the empty value isn't a whole amount of dollars, such as 2371, or 862e for an estimate."],
  ["states.psv", readStateRates, `${stateHead}AL|01|Alabama|2322|907|1748|219|541|502|25/50|BI PD`, 'line 2, column minBI_PD: "25/50" isn\'t three limits such as 25/50/25.'],
  ["states.psv", readStateRates, `${stateHead}AL|01|Alabama|2322|907|1748|219|541|502|25/50/25|BI PDD`, 'line 2, column required: "PDD" isn\'t one of BI, PD, PIP, UM, UIM, MED, FR.'],
  ["breeds.psv", readBreeds, "type|name|code\nBIRD|Parrot|PARROT", 'line 2, column type: "BIRD" isn\'t one of CAT, DOG.'],
  ["breeds.psv", readBreeds, "type|name|code\nCAT|Siamese|siamese", 'line 2, column code: "siamese" isn\'t a code of capitals, digits and underscores.'],
  ["breeds.called.psv", readCalled, "code|called\nPUG|", "line 2, column called: It is empty."],
  ["breeds.es.psv", (text) => readBreedNames("es", text), "name|translation\nSiamese|", "line 2, column translation: It is empty."],
  ["zips.psv.gz", readPlaces, "7870|Austin|TX|Travis|453|30.26|-97.74", 'line 1, column zip: "7870" isn\'t a ZIP code of five digits.'],
  ["zips.psv.gz", readPlaces, "78701||TX|Travis|453|30.26|-97.74", "line 1, column city: It is empty."],
  ["zips.psv.gz", readPlaces, "78701|Austin|TX|Travis|453|30.26|west", 'line 1, column longitude: "west" isn\'t a number of degrees.'],
])("%s: a bad row is refused with its line and column", (name, read, text, message) => expect(() => read(text)).toThrow(new Error(`${name}, ${message}`)));

it("zips.psv.gz: a state that doesn't exist is refused", () => {
  expect(() => readPlaces("78701|Austin|TX|Travis|453|30.26|-97.74\n78702|Austin|TZ|Travis|453|30.26|-97.74")).toThrow(/^zips\.psv\.gz, line 2, column state: "TZ" isn't one of /);
});

it.each<[string, (text: string) => unknown, unknown, string]>([
  ["vehicles.json.gz", readCatalogue, { car: { Tesla: { "Model S": [[2012, 20270]] } }, moto: {} }, "car, Tesla, Model S, 0, 1: It is after 2100."],
  ["vehicles.json.gz", readCatalogue, { car: { Tesla: { "Model S": [["2012", 2027]] } }, moto: {} }, "car, Tesla, Model S, 0, 0: It isn't a model year."],
  ["vinpack.json.gz", readVinPack, { M: { 1: "Tesla" }, B: {}, W: {}, S: {} }, "M, 1: It isn't a make and a model with a | between."],
  ["vinpack.json.gz", readVinPack, { M: {}, B: {}, W: { "5YJ": { t: 2, s: { 7: [2012, 3] } } }, S: {} }, "W, 5YJ, s, 7, 1: It is before 1900."],
])("%s: a bad entry is refused with its path", (name, read, json, message) => expect(() => read(JSON.stringify(json))).toThrow(new Error(`${name}, ${message}`)));

it("every file of data/ reads as a whole", () => {
  expect(readCarriers(dataFile("carriers.csv"))).toHaveLength(dataFile("carriers.csv").trim().split("\n").length - 1);
  expect(readStateRates(dataFile("states.psv")).size).toBe(51);
  expect(readBreeds(dataFile("breeds.psv")).length).toBeGreaterThan(600);
  expect(readPlaces(dataFile("zips.psv.gz")).size).toBeGreaterThan(40_000);
  expect(Object.keys(readCatalogue(dataFile("vehicles.json.gz")).car).length).toBeGreaterThan(50);
  expect(Object.keys(readVinPack(dataFile("vinpack.json.gz")).M).length).toBeGreaterThan(1_000);
});
