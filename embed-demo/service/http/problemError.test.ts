import { expect, it } from "vitest";
import { ProblemError, problemResponse } from "./problemError";

it.each([
  ["INTERNAL", 500, "Internal server error"],
  ["ZIP_NOT_FOUND", 404, "Zip not found"],
] as const)("names %s %i: %s", async (code, status, title) => {
  const response = problemResponse(new ProblemError(code), "request-1");
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, title, requestId: "request-1" });
});
