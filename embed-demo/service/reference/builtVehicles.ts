import { bodyStyleOf } from "./bodyStyles";
import { checkDigit, yearCode } from "./vin";
import { covers, vehicleTypes, vinPack } from "./vinPack";
import { decodeVin } from "./decodeVin";
import { lazy } from "./lazy";

export interface Built {
  make: string;
  model: string;
  wmi: string;
  /** Positions 4-8; a star allows anything. */
  pattern: string;
  bodyStyle: string;
}

/** The schemas of each make and model, which contain its VIN patterns. */
const index = lazy(() => {
  const byModel = new Map<string, { wmi: string; schemaId: string; modelId: string; range: [number, number]; type: number }[]>();
  for (const [wmi, { t: type, s }] of Object.entries(vinPack().W)) {
    for (const [schemaId, range] of Object.entries(s)) {
      for (const modelId of Object.keys(vinPack().S[schemaId]?.m ?? {})) {
        const name = (vinPack().M[modelId] ?? "").toLowerCase();
        byModel.set(name, [...(byModel.get(name) ?? []), { wmi, schemaId, modelId, range, type }]);
      }
    }
  }
  return byModel;
});

const schemasOf = (make: string, model: string, year: number, type: "car" | "motorcycle") =>
  (index().get(`${make}|${model}`.toLowerCase()) ?? []).filter(
    (entry) => covers(entry.range, year) && (vehicleTypes[type] as readonly number[]).includes(entry.type),
  );

/** The years for which a registration without an end counts: manufacturers forget to close those of discontinued models. */
const openFor = 6;

/** True if any VIN of the year is for the model. */
export const wasBuilt = (make: string, model: string, year: number, type: "car" | "motorcycle"): boolean =>
  schemasOf(make, model, year, type).some(({ range: [from, to] }) => to !== 0 || year - from <= openFor);

/** Body styles of the year, each with one VIN pattern. */
export function builtAs(make: string, model: string, year: number, type: "car" | "motorcycle"): Built[] {
  const found = new Map<string, Built>();
  for (const { wmi, schemaId, modelId } of schemasOf(make, model, year, type)) {
    const schema = vinPack().S[schemaId];
    const patterns = (schema?.m[modelId] ?? "").split(" ").map((pattern) => pattern.split("|")[0] ?? "");
    for (const [bodyId, bodies] of Object.entries(schema?.b ?? {})) {
      const bodyStyle = bodyStyleOf(bodyId);
      if (bodyStyle === null || found.has(bodyStyle)) continue;
      const pattern = bodies.split(" ").flatMap((body) => {
        const merged = patterns.map((own) => merge(own, body.split("|")[0] ?? "")).find((both) => both !== null);
        return merged ? [merged] : [];
      })[0];
      if (pattern !== undefined) found.set(bodyStyle, { make, model, wmi, pattern, bodyStyle });
    }
  }
  return [...found.values()].sort((a, b) => a.bodyStyle.localeCompare(b.bodyStyle));
}

/** One token per position: a letter, a star, or a set in brackets. */
const tokensOf = (pattern: string): string[] => {
  const tokens = pattern.match(/\[[^\]]*\]|./g) ?? [];
  return Array.from({ length: 5 }, (_, position) => tokens[position] ?? "*");
};

/** The pattern that satisfies both, or null. Two sets match only if they are the same. */
function merge(a: string, b: string): string | null {
  const others = tokensOf(b);
  const merged = tokensOf(a).map((token, position) => narrower(token, others[position] ?? "*"));
  return merged.includes(null) ? null : merged.join("");
}

function narrower(a: string, b: string): string | null {
  if (a === b || b === "*") return a;
  if (a === "*") return b;
  const [set, single] = a.length > b.length ? [a, b] : [b, a];
  return set.startsWith("[") && single.length === 1 && new RegExp(set).test(single) ? single : null;
}

/** A VIN that decodes to the requested vehicle and has a valid check digit; null if the pack has none. */
export function vinFor(built: Built, year: number, serial: number, type: "car" | "motorcycle"): string | null {
  if (built.wmi.length !== 3) return null;
  const tokens = tokensOf(built.pattern);
  const tail = `${yearCode(year)}A${String(serial % 1_000_000).padStart(6, "0")}`;
  for (const filler of ["1", "A", "2", "B", "C"]) {
    const middle = tokens.map((token) => (token === "*" ? filler : token === "#" ? "1" : token.replace(/^\[(.).*$/, "$1"))).join("");
    const draft = `${built.wmi}${middle}0${tail}`;
    const vin = draft.slice(0, 8) + checkDigit(draft) + draft.slice(9);
    const decoded = decodeVin(vin, type);

    if (decoded?.plYear !== year || decoded.bodyStyle !== built.bodyStyle) continue;
    if (isSame(decoded.plMake, built.make) && isSame(decoded.plModel, built.model)) return vin;
  }
  return null;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
