import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import { z } from "../../../src/kernel/zod";
import { answerWith, respond } from "./answer";

const endpoint = { status: 201, response: () => z.object({ id: z.string() }) } as unknown as Endpoint;
const empty = { status: 204 } as Endpoint;
const file = { status: 200, file: "application/pdf" } as Endpoint;

/** The answer as its caller sees it; `replayed` and `kept` are headers. */
const seen = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  type: response.headers.get("Content-Type"),
  replayed: response.headers.get("Idempotency-Replayed"),
  kept: response.headers.get("Cache-Control"),
});
const json = { status: 201, text: '{"id":"one"}', type: "application/json", replayed: null, kept: "no-store" };

describe("an answer", () => {
  it("has what the contract declares and nothing more, and is kept by nobody", async () => {
    expect(await seen(answerWith(endpoint, { id: "one", secret: "two" }))).toEqual(json);
  });

  it("says that it is the first call's", async () => {
    expect(await seen(respond(endpoint, json.text, true))).toEqual({ ...json, replayed: "true" });
    expect(await seen(respond(empty, "null", true))).toEqual({ status: 204, text: "", type: null, replayed: "true", kept: "no-store" });
  });

  it("has no content where the contract declares none", async () => {
    expect(await seen(answerWith(empty, { id: "one" }))).toEqual({ status: 204, text: "", type: null, replayed: null, kept: "no-store" });
  });

  it("of a file has its name, and is kept by nobody", async () => {
    const response = answerWith(file, { name: "policy.pdf", bytes: new TextEncoder().encode("file") });
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="policy.pdf"');
    expect(await seen(response)).toMatchObject({ text: "file", type: "application/pdf", kept: "no-store" });
  });

  it("that lacks what the contract declares is a bug to report", () => {
    expect(() => answerWith(endpoint, {})).toThrow();
  });
});
