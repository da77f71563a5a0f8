import { describe, expect, it } from "vitest";
import { builtAs, vinFor } from "./builtVehicles";
import { decodeVin } from "./decodeVin";
import { householdVehicles } from "./householdVehicles";
import { isSupported, makesOf, modelsOf } from "./vehicleCatalogue";
import { checkDigit } from "./vin";

describe("decoding a VIN", () => {
  it.each([
    ["1HGCM82633A004352", "car", { plYear: 2003, plMake: "Honda", plModel: "Accord", checkDigitValid: true }],
    ["5YJ3E1EA7KF317000", "car", { plYear: 2019, plMake: "Tesla", plModel: "Model 3", checkDigitValid: false }],
    ["1HD1KBM1XDB600000", "motorcycle", { plYear: 2013, plMake: "Harley-Davidson", plModel: "Street Glide", checkDigitValid: true }],
  ] as const)("%s as a %s", (vin, type, expected) => {
    expect(decodeVin(vin, type)).toMatchObject(expected);
  });

  it.each([
    ["a motorcycle asked for as a car", "1HD1KBM1XDB600000", "car"],
    ["a car asked for as a motorcycle", "1HGCM82633A004352", "motorcycle"],
    ["a manufacturer that doesn't exist", "1ZZZZZZZZZZ000000", "car"],
  ] as const)("finds nothing for %s", (_name, vin, type) => {
    expect(decodeVin(vin, type)).toBeNull();
  });

  it("knows an unsupported make from the table of test inputs", () => {
    const decoded = decodeVin("ZFF67NFA8D0190000", "car");
    expect(decoded?.plMake).toBe("Ferrari");
    expect(isSupported(decoded?.plMake ?? "", decoded?.plModel ?? "")).toBe(false);
  });

  it("computes check digits, X for ten", () => {
    expect(checkDigit("11111111111111111")).toBe("1");
    expect(checkDigit("1M8GDM9A_KP042788".replace("_", "0"))).toBe("X");
  });
});

describe("the catalogue", () => {
  it("lists makes that consumers buy, alphabetical", () => {
    const makes = makesOf(2025, "car");
    expect(makes).toEqual(expect.arrayContaining(["Toyota", "Ford", "Tesla"]));
    expect(makes).not.toEqual(expect.arrayContaining(["Freightliner"]));
    expect(makes).not.toContain("Pontiac");
    expect(makesOf(2005, "car")).toContain("Pontiac");
    expect(makes).toEqual([...makes].sort((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })));
  });

  it.each([
    ["car", [1988, 2005, 2025], ["Yugo", "Saab", "Rivian", "BMW", "MINI"]],
    ["motorcycle", [2010, 2022], ["Aprilia", "Can-Am", "Energica", "Piaggio", "Ural", "Vespa", "BMW", "KTM"]],
  ] as const)("writes makes of a %s as dealers do, in a list and for a VIN", (type, years, expected) => {
    const listed = years.flatMap((year) => makesOf(year, type).map((make) => ({ make, year })));
    expect(listed.map(({ make }) => make)).toEqual(expect.arrayContaining([...expected]));
    for (const { make, year } of listed.filter((one) => (expected as readonly string[]).includes(one.make))) {
      const vins = modelsOf(year, make, type).flatMap((model) => builtAs(make, model, year, type).flatMap((built) => vinFor(built, year, 1, type) ?? []));
      expect(vins.filter((vin) => decodeVin(vin, type)?.plMake !== make)).toEqual([]);
    }
  });

  it("lists models of the year in any case of the make, without discontinued ones", () => {
    expect(modelsOf(2025, "TOYOTA", "car")).toContain("Camry");
    expect(modelsOf(2025, "toyota", "car")).not.toContain("Celica");
    expect(modelsOf(2001, "Toyota", "car")).toContain("Celica");
    expect(modelsOf(2025, "Nobody", "car")).toEqual([]);
  });

  it("lists motorcycles that dealers sell, and nothing with four wheels", () => {
    const makes = makesOf(2018, "motorcycle");
    expect(makes).toEqual(expect.arrayContaining(["Harley-Davidson", "Honda", "Ducati", "Zero Motorcycles"]));
    expect(makes.length).toBeLessThan(45);
    expect(makesOf(1981, "motorcycle")).toContain("Yamaha");
    const models = modelsOf(2018, "HONDA", "motorcycle");
    expect(models).toEqual(expect.arrayContaining(["Gold Wing", "Rebel 500"]));
    for (const gone of ["Foreman", "FourTrax Rancher", "Pacific Coast"]) expect(models).not.toContain(gone);
    expect(modelsOf(2020, "INDIAN MOTORCYCLE", "motorcycle")).toContain("Scout Bobber");
  });

  it("knows body styles, each with a VIN that decodes back to it", () => {
    const built = builtAs("Honda", "Civic", 2019, "car");
    expect(built.map(({ bodyStyle }) => bodyStyle)).toEqual(["Coupe", "Hatchback", "Sedan"]);
    for (const style of built) {
      const vin = vinFor(style, 2019, 42, "car") ?? "";
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{12}\d{5}$/);
      expect(decodeVin(vin, "car")).toMatchObject({ plYear: 2019, plMake: "Honda", plModel: "Civic", bodyStyle: style.bodyStyle, checkDigitValid: true });
    }
  });
});

it("a household's motorcycles decode as motorcycles", () => {
  const found = Array.from({ length: 12 }, (_, house) => householdVehicles(`house ${house}`, "motorcycle")).flat();
  expect(found.length).toBeGreaterThan(0);
  for (const { vin, plMake, plModel, plYear } of found) expect(decodeVin(vin ?? "", "motorcycle")).toMatchObject({ plMake, plModel, plYear, checkDigitValid: true });
});

describe("a household's vehicles", () => {
  it("are the same every time, at most three, and decode", () => {
    const counts = new Set<number>();
    for (let house = 0; house < 40; house += 1) {
      const vehicles = householdVehicles(`house ${house}`);
      expect(householdVehicles(`house ${house}`)).toEqual(vehicles);
      counts.add(vehicles.length);
      for (const { vin, plMake, plModel, plYear, bodyStyle } of vehicles) {
        expect(decodeVin(vin ?? "", "car")).toMatchObject({ plMake, plModel, plYear, bodyStyle, checkDigitValid: true });
      }
    }
    expect([...counts].sort()).toEqual([0, 1, 2, 3]);
  });
});
