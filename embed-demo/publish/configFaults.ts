import { isPostalCode } from "../../src/business/stateCodes";
import { membersOf } from "../../src/partner/publish/membersOf";
import type { Fault } from "./fault";
import type { Folder } from "./folder";
import { linksOf } from "./linksOf";
import { namedAssets } from "./namedAssets";
import { pictureFaults } from "./pictureFaults";
import { rightToLeft } from "./wordingFaults";

/** The examples that `newFolder` writes for values that only the partner knows. */
export const toFillIn = { tollFreeNumber: "(800) 555-0100", npn: "0000000", site: (id: string) => `https://www.${id}.example` } as const;

const fault = (place: string, text: string, stops = false): Fault => ({ file: "config.json", place, text, stops });

/** The fault of an address that visitors can't or shouldn't reach; null if it is fine. */
export function linkFault(address: string): string | null {
  if (!URL.canParse(address)) return "isn't an address: write one that begins with https://";
  const { protocol, hostname } = new URL(address);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  if (protocol === "http:" && !isHere) return "browsers warn about it: write https://";
  if (hostname.endsWith(".example")) return "is an example: write the address of your own page";
  return null;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** A logo whose words don't name the partner: whoever can't see it doesn't learn whose page it is. */
const altFaults = (name: string, alt: unknown): readonly Fault[] =>
  typeof alt === "string" && !wordsOf(alt).some((word) => wordsOf(name).includes(word)) ? [fault("logo.alt", `a screen reader says “${alt}” for your logo, and your name isn't in it`)] : [];

/** Names that stand within sentences, whose other words would change places with theirs. */
const turningFaults = (names: Readonly<Record<string, unknown>>): readonly Fault[] =>
  Object.entries(names).flatMap(([place, name]) => (typeof name === "string" && rightToLeft.test(name) ? [fault(place, "runs from right to left in sentences that run from left to right: their signs and numbers would change places")] : []));

/**
 * Faults that the config's schema can't find: links that lead nowhere, pictures that aren't in the folder, are too heavy or contain
 * active content, and values that are still to be filled in. Takes the raw config, so that a fault in one member doesn't hide the
 * others.
 */
export function configFaults(config: unknown, pictures: Folder): readonly Fault[] {
  const { licensing, tollFreeNumber, name, cobrandName, logo } = membersOf(config);
  const { agency, npn, licenses } = membersOf(licensing);
  return [
    ...linksOf(membersOf(config)).flatMap(([name, address]) => {
      const text = linkFault(address);
      return text === null ? [] : [fault(name, text)];
    }),
    ...namedAssets(config).flatMap(([place, path]) => {
      const file = pictures.get(path);
      if (file === undefined) return [fault(place, `names the picture ${path}, which isn't in the folder`, true)];
      return pictureFaults(path, file).map((text) => fault(place, `${path} ${text}`, true));
    }),
    ...(tollFreeNumber === toFillIn.tollFreeNumber ? [fault("tollFreeNumber", "is an example: write your own number")] : []),
    ...(npn === toFillIn.npn ? [fault("licensing.npn", "is an example: write your agency's National Producer Number")] : []),
    ...(Array.isArray(licenses) && licenses.length === 0 ? [fault("licensing.licenses", "is empty: write your agency's license in each state")] : []),
    ...(Array.isArray(licenses) ? licenses : []).flatMap((license: unknown) => {
      const state = membersOf(license)["state"];
      return typeof state === "string" && /^[A-Z]{2}$/.test(state) && !isPostalCode(state) ? [fault("licensing.licenses", `${state} is no state: write a state's two letters`)] : [];
    }),
    ...turningFaults({ name, cobrandName, ...(agency !== name && { "licensing.agency": agency }) }),
    ...altFaults(String(name), membersOf(logo)["alt"]),
  ];
}
