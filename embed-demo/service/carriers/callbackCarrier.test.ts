import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import type { RatingResult } from "../database/tables/rating";
import { callbackCarrier } from "./callbackCarrier";

it("asks a company once while the database with its answer is out of reach, and takes the answer when it is back", async () => {
  let asked = 0;
  const company = createServer((_request, response) => {
    asked += 1;
    response.writeHead(202).end();
  });
  company.listen(0, "127.0.0.1");
  await once(company, "listening");
  onTestFinished(() => void company.close());

  let looks = 0;
  const inbox = {
    take(): Promise<RatingResult> {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error("connect ECONNREFUSED")) : Promise.resolve({ outcome: "declined", message: "Not in this state" });
    },
  };
  const url = `http://127.0.0.1:${(company.address() as AddressInfo).port}/`;
  const carrier = callbackCarrier({ url, token: "token", secret: "secret", callbackUrl: () => Promise.resolve("http://service.test/"), inbox });
  const signal = AbortSignal.timeout(10_000);
  const answer = await carrier.quote({ applicationId: "application", run: 1, again: false, input: {} }, { signal, deadline: Infinity, idempotencyKey: "key" });
  expect([answer, asked, looks]).toEqual([{ outcome: "declined", message: "Not in this state" }, 1, 2]);
});
