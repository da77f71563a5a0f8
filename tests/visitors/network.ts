import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Route } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import type { Endpoint } from "../../src/api/contract/endpoint";
import { problemStatus, type ProblemCode } from "../../src/api/contract/problem";
import { requestOf } from "../../src/api/contract/requests";
import { answerTo } from "../harness/answerTo";
import { endpointOf } from "../harness/endpointOf";

/** Outcomes of a call: a refused connection, a late answer or none, and the contract's problems. */
export type Fault = "cut" | "slow" | "lost" | "late" | "problem";
export const faults: readonly Fault[] = ["cut", "slow", "lost", "late", "problem"];

interface Plan {
  readonly fault: Fault;
  /** Every so many calls; 1 for each of them. */
  readonly every: number;
  /** Chooses among the problems of an endpoint. */
  readonly pick: number;
}

/** Milliseconds. */
const slow = 1_200;
const late = 4_000;

/** Problems that any call may meet. */
const anywhere: readonly ProblemCode[] = ["INTERNAL", "SHUTTING_DOWN", "RATE_LIMITED"];

/** A header of answers that the service didn't give. */
export const madeUp = "x-made-up";

const problemsOf = (endpoint: Endpoint): readonly ProblemCode[] => [...anywhere, ...requestOf(endpoint).problems];

/** Stands between the pages of a visit and the service. Calls are only looked at once something has gone wrong. */
export class Network {
  readonly #context: BrowserContext;
  readonly #origins: Origins;
  /** Told of each problem that was made up, because the widget may have to begin anew after one. */
  readonly #onProblem: (route: Route, code: ProblemCode) => void;
  #plan: Plan | null = null;
  #isSet = false;
  #calls = 0;

  constructor(context: BrowserContext, origins: Origins, onProblem: (route: Route, code: ProblemCode) => void) {
    this.#context = context;
    this.#origins = origins;
    this.#onProblem = onProblem;
  }

  get isWhole(): boolean {
    return this.#plan === null;
  }

  async break(plan: Plan): Promise<void> {
    this.#plan = plan;
    if (this.#isSet) return;
    this.#isSet = true;
    await this.#context.route(`${this.#origins.api}/v1/**`, (route) => this.#meet(route).catch(() => undefined));
  }

  heal(): void {
    this.#plan = null;
  }

  async #meet(route: Route): Promise<void> {
    const endpoint = endpointOf(route.request());
    const plan = this.#plan;
    this.#calls += 1;
    if (!plan || !endpoint || this.#calls % plan.every > 0) return route.fallback();
    switch (plan.fault) {
      case "cut":
        return route.abort("connectionrefused");
      case "slow":
        await pause(slow);
        return route.fallback();
      case "late": {
        if (endpoint.events) return route.fallback();
        const response = await answerTo(route);
        await pause(late);
        return route.fulfill({ response });
      }
      case "lost":
        if (!endpoint.events) await answerTo(route);
        return route.abort("connectionreset");
      case "problem": {
        const codes = problemsOf(endpoint);
        const code = codes[plan.pick % codes.length]!;
        const status = problemStatus[code];
        this.#onProblem(route, code);
        return route.fulfill({ status, contentType: "application/problem+json", headers: { "access-control-allow-origin": "*", "retry-after": "1", [madeUp]: "1" }, json: { type: "about:blank", title: code, status, code } });
      }
    }
  }
}
