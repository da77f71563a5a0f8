import { expect, it } from "vitest";
import { problemStatus, type ProblemCode } from "../../../src/api/contract/problem";
import { ProblemError, problemResponse, titleOf } from "./problemError";
import { problemWords } from "./problemWords";

it.each([
  ["INTERNAL", 500, "en", "Internal server error"],
  ["ZIP_NOT_FOUND", 404, "en", "Zip not found"],
  ["ZIP_NOT_FOUND", 404, "es", "Código postal no encontrado"],
] as const)("names %s %i in %s: %s", async (code, status, language, title) => {
  const response = problemResponse(new ProblemError(code), "request-1", language);
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Language")).toBe(language);
  expect(await response.json()).toMatchObject({ code, title, requestId: "request-1" });
});

it("translates the message of each field to Spanish, and keeps its pointer and code", async () => {
  const errors = [{ pointer: "/personalInfo/dateOfBirth", code: "tooYoung", message: "You must be at least 18 years old" }];
  const answer = (await problemResponse(new ProblemError("VALIDATION", { errors }), "request-1", "es").json()) as unknown;
  expect(answer).toMatchObject({ errors: [{ pointer: "/personalInfo/dateOfBirth", code: "tooYoung", message: "Debe tener al menos 18 años" }] });
});

it("has a Spanish title for every problem", () => {
  const titles = (Object.keys(problemStatus) as ProblemCode[]).map(titleOf);
  expect(titles.filter((title) => problemWords(title, "es") === title)).toEqual([]);
});

it.each([
  ["after how long to come back", new ProblemError("RATE_LIMITED", { retryAfter: 0 }), "Retry-After", "0"],
  ["nothing of a wait where there is none", new ProblemError("NOT_FOUND"), "Retry-After", null],
  ["which methods there are", new ProblemError("METHOD_NOT_ALLOWED", { allowed: ["GET", "PATCH"] }), "Allow", "GET, PATCH"],
  ["that the rest of a body isn't read", new ProblemError("BODY_TOO_LARGE"), "Connection", "close"],
  ["nothing of the connection otherwise", new ProblemError("VALIDATION"), "Connection", null],
  ["that it isn't to be kept", new ProblemError("NOT_FOUND"), "Cache-Control", "no-store"],
  ["its type", new ProblemError("NOT_FOUND"), "Content-Type", "application/problem+json"],
])("says in its headers %s", (_what, error, name, expected) => expect(problemResponse(error, "request-1", "en").headers.get(name)).toBe(expected));

it("says what is the matter in the caller's language, and only what there is to say", async () => {
  const detail = "The database can't be reached for the moment.";
  const told = async (error: ProblemError) => (await problemResponse(error, "request-1", "es").json()) as Record<string, unknown>;
  expect((await told(new ProblemError("SHUTTING_DOWN", { detail, retryAfter: 1 })))["detail"]).toBe(problemWords(detail, "es"));
  expect(problemWords(detail, "es")).not.toBe(detail);
  expect(await told(new ProblemError("REVISION_CONFLICT", { revision: 3 }))).toMatchObject({ revision: 3 });
  expect(Object.keys(await told(new ProblemError("NOT_FOUND"))).sort()).toEqual(["code", "requestId", "status", "title", "type"]);
});
