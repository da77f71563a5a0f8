import { expect, it } from "vitest";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { addDays, calendarDay, isoDate } from "../../src/kernel/dates";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { austin, clientOf, value } from "./journey";

onEveryEngine("The clock handed to the service", (start) => {
  it("decides what tomorrow is, and how old somebody is", async () => {
    const then = new Date(2031, 0, 15, 12);
    const client = clientOf((await start({ clock: () => then })).url);
    const { applicationId, token, revision } = value(await client.call(creationAt("renters"), { body: { propertyAddress: austin }, idempotencyKey: newId() }));
    const said = (body: object, at: number) => client.call(updateGeneralInfo, { params: { applicationId }, token, revision: at, body });
    const begins = (day: Date, at: number) => said({ insuranceStartData: { effectiveDate: isoDate(addDays(calendarDay(day), 7)) } }, at);

    expect(await begins(new Date(), revision)).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: "/insuranceStartData/effectiveDate" }] } });
    const taken = value(await begins(then, revision));
    // Eighteen on this day, by the service's clock only.
    const person = { firstName: "Ada", lastName: "Reyes", email: "ada@example.com", dateOfBirth: "2013-01-15" };
    expect(value(await said({ personalInfoData: person }, taken.revision)).applicationId).toBe(applicationId);
  });
});
