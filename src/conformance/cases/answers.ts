import type { Endpoint } from "../../api/contract/endpoint";
import type { EndpointId } from "../../api/contract/endpoints";
import type { Case } from "../case";
import { consequenceOf, consequences } from "../consequences";
import { callOf } from "../exchange";
import { expectAnswer, expectThat } from "../expectations";
import { samples } from "../samples/samples";
import { Skipped } from "../verdicts";

const idOf = ({ id }: Endpoint): EndpointId => id as EndpointId;

/** Every endpoint answers the call of a widget with the contract's status, media type and shape. */
export const answerCases: readonly Case[] = samples
  .filter(({ endpoint }) => !endpoint.events)
  .map(({ endpoint, prepare, unreachable }) => ({
    name: `${endpoint.id}: answers as the contract says`,
    topic: "answers",
    endpoints: [idOf(endpoint)],
    expected: endpoint.file ? `${endpoint.status} ${endpoint.file}` : endpoint.response ? `${endpoint.status} application/json of the contract's shape` : `${endpoint.status}`,
    consequence: consequenceOf[idOf(endpoint)],
    async run(at) {
      if (unreachable) throw new Skipped(unreachable);
      const exchange = await at.send(endpoint, await prepare(at));
      expectAnswer(endpoint, exchange);
      return callOf(exchange);
    },
  }));

/** Answers about a session's person stay out of caches. */
export const cacheCases: readonly Case[] = samples
  .filter(({ endpoint: { auth, method, events } }) => auth === "session" && method === "GET" && !events)
  .map(({ endpoint, prepare }) => ({
    name: `${endpoint.id}: isn't cached`,
    topic: "answers",
    endpoints: [idOf(endpoint)],
    expected: "Cache-Control with no-store",
    consequence: consequences.cached,
    async run(at) {
      const exchange = await at.send(endpoint, await prepare(at));
      expectAnswer(endpoint, exchange);
      const said = exchange.headers.get("Cache-Control");
      expectThat(/\bno-store\b/.test(said ?? ""), said === null ? "no Cache-Control" : `Cache-Control: ${said}`);
      return `Cache-Control: ${said}`;
    },
  }));
