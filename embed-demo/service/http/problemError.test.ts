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
