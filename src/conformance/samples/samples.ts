import type { EndpointId } from "../../api/contract/endpoints";
import { applicationSamples } from "./applications";
import { leadSamples } from "./leads";
import { quoteSamples } from "./quotes";
import { referenceSamples } from "./reference";
import type { Sample } from "./sample";

/** A call of every endpoint. The compiler names one that is missing. */
const all = { ...referenceSamples, ...leadSamples, ...applicationSamples, ...quoteSamples } satisfies Readonly<Record<EndpointId, Sample>>;

export const samples: readonly Sample[] = Object.values(all);

export const sampleOf = (id: EndpointId): Sample => all[id];
