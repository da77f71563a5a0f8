import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional(), link: z.boolean().optional(), resolved: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).optional() })),
});

/** This repository's lock file, and those of the hosts. */
const locks = ["package-lock.json", ...readdirSync("tests/hosts", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("package-lock.json")).map((path) => `tests/hosts/${path}`)];

/** Returns the places where a package in a folder may find another one: its own `node_modules`, then those of its parents. */
const placesOf = (folder: string, name: string): string[] => {
  const owners = folder.split("/node_modules/");
  return [...owners.map((_, index) => `${owners.slice(0, index + 1).join("/node_modules/")}/node_modules/${name}`), `node_modules/${name}`];
};

describe.each(locks)("%s", (lock) => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(lock, "utf8")));

  test("holds the packages of every platform, without which `npm ci` fails on the others", () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !placesOf(folder, name).some((place) => place in packages)),
    );
    expect(missing).toEqual([]);
  });

  test("pins every package by a hash", () => {
    expect(Object.entries(packages).filter(([folder, { integrity, link }]) => folder !== "" && !link && !/^sha512-/.test(integrity ?? "")).map(([folder]) => folder)).toEqual([]);
  });

  test("names no registry", () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});
