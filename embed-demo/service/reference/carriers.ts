import { isLineSlug, wireOf, type InsuranceLine } from "../../../src/business/lines";
import { dataFile, lazy } from "./dataFile";

export interface Carrier {
  id: string;
  name: string;
  lines: readonly InsuranceLine[];
  /** Level of its prices: 1 is the market's. */
  level: number;
  /** 0 takes everybody, 1 nobody with a mark. */
  strictness: number;
  /** 0-5 in tenths. */
  claimsRating: number;
  /** Typical time to answer. */
  latencyMs: number;
  termMonths: 1 | 6 | 12;
  /** `panel` answers at once; `advisor` is an additional carrier, quoted by phone; `online` also sells. */
  channel: "panel" | "advisor" | "online";
  writesIn(state: string): boolean;
}

/** `data/carriers.csv`. Lines by their slugs. States: `*` for all, or a minus and those that the carrier stays out of. */
export const carriers = lazy<readonly Carrier[]>(() =>
  dataFile("carriers.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [id = "", name = "", lines = "", states = "", level, strictness, claims, latency, term, channel] = row.split(",");
      const excluded = states === "*" ? [] : states.slice(1).split(" ");
      return {
        id,
        name,
        lines: lines.split(" ").map((slug) => lineOf(slug, id)),
        level: Number(level),
        strictness: Number(strictness),
        claimsRating: Number(claims),
        latencyMs: Number(latency),
        termMonths: Number(term) as Carrier["termMonths"],
        channel: channel as Carrier["channel"],
        writesIn: (state: string) => !excluded.includes(state),
      };
    }),
);

function lineOf(slug: string, carrier: string): InsuranceLine {
  if (!isLineSlug(slug)) throw new Error(`carriers.csv, ${carrier}: no line ${slug}`);
  return wireOf(slug);
}

export function carrierById(id: string): Carrier {
  const carrier = carriers().find((candidate) => candidate.id === id);
  if (!carrier) throw new Error(`No carrier ${id}`);
  return carrier;
}

/** Carriers of a line that write in the state: those that answer at once, or those that an advisor asks. */
export const carriersFor = (line: InsuranceLine, state: string, channel: "panel" | "advisor"): Carrier[] =>
  carriers().filter(
    (carrier) => carrier.lines.includes(line) && carrier.writesIn(state) && (carrier.channel === "advisor") === (channel === "advisor"),
  );
