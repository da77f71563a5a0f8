// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { ok } from "../../src/kernel/result";
import { drivers } from "../../src/steps/drivers/fields";
import { openFunnel } from "./funnel";
import { examplesOf, lineOf } from "./lines";

/** A service that adds fields to the response of a call. */
const answering =
  (id: string, members: object) =>
  (client: Client): Client => ({
    ...client,
    async call(endpoint, options) {
      const answer = await client.call(endpoint, options);
      return answer.ok && endpoint.id === id ? ok({ ...(answer.value as unknown as object), ...members } as never) : answer;
    },
  });

it.each([
  ["another day than was typed", "2005-07-09", "07/09/2005"],
  ["the first of the month that was typed", "2005-06-01", "06/2005"],
  ["none, where the state bars it", null, "06/2005"],
])("the main driver's license date comes from the service: %s", async (_what, driverDateLicensed, shown) => {
  const funnel = openFunnel(lineOf("auto"), [], answering("updateDrivers", { driverDateLicensed }));
  const { refused } = await funnel.answer(examplesOf("auto").minimal("TX"), "driver");
  expect(refused).toEqual([]);
  const [main] = funnel.session.answers.peek().get(drivers);
  expect(main?.driverDateLicensed).toBe(shown);
  expect(funnel.session.draft(drivers).peek()[0]?.driverDateLicensed).toBe(shown);
});

it.each([[["PROPERTY_RECORDS"]], [[]]])("an application keeps the third parties that the service asks: %j", async (thirdParties) => {
  const funnel = openFunnel(lineOf("homeowners"), [], answering("createHomeownersApplication", { thirdParties }));
  await funnel.answer(examplesOf("homeowners").minimal("TX"), "address");
  expect(funnel.session.application.peek()?.thirdParties ?? []).toEqual(thirdParties);
  expect(funnel.session.snapshot().application?.thirdParties ?? []).toEqual(thirdParties);
});
