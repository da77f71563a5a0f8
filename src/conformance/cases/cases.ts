import type { Case } from "../case";
import { answerCases, cacheCases } from "./answers";
import { authorizationCases } from "./authorization";
import { idCases } from "./ids";
import { idempotencyCases } from "./idempotency";
import { limitCases } from "./limits";
import { keptPrices, lineCases, ratedRevision } from "./lines";
import { moveCases } from "./moves";
import { outcomeCases } from "./outcomes";
import { pageCases } from "./pages";
import { purchaseCases } from "./purchase";
import { requestCases } from "./requests";
import { revisionCases } from "./revisions";
import { streamCases } from "./stream";

/** Every case, in the order in which they run. Limits come last, because they use up the caller's calls. */
export const cases: readonly Case[] = [
  ...answerCases,
  ...cacheCases,
  ...requestCases,
  ...authorizationCases,
  ...idCases,
  ...idempotencyCases,
  ...moveCases,
  ...revisionCases,
  ...lineCases,
  keptPrices,
  ratedRevision,
  ...outcomeCases,
  ...streamCases,
  ...purchaseCases,
  ...pageCases,
  ...limitCases,
];
