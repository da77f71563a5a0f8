import { beforeAll, describe, expect, it } from "vitest";
import type { Topic } from "../../src/conformance/case";
import { cases } from "../../src/conformance/cases/cases";
import { readInputs } from "../../src/conformance/inputs";
import { readOptions } from "../../src/conformance/options";
import { textOf } from "../../src/conformance/reports/textReport";
import { run, type Report } from "../../src/conformance/run";
import { freePorts } from "../harness/freePorts";
import { answersPlainErrors, bindsKeysToLeads, forgetsKeys, garblesStream, lastWriteWins, opensEveryDoor, startBroken, type Fault } from "./brokenService";
import { onEveryEngine } from "./engines";
import { clientOf } from "./journey";
import { startPaymentSandbox } from "./paymentSandbox";
import { paid, people } from "./people";

const minutes = (count: number): number => count * 60_000;

const optionsOf = (url: string, ...more: readonly string[]) => readOptions([url, "--partner-key", "pk_default_demo", "--origin", "http://shop.test", ...more])!;

/** What a person reads of the cases that didn't pass. */
const faultsIn = ({ results }: Report): readonly string[] => results.filter(({ outcome }) => outcome === "failed" || outcome === "blocked").map(textOf);

onEveryEngine("The sandbox service", (start) => {
  it(
    "keeps the contract in every case",
    async () => {
      const sandbox = await startPaymentSandbox();
      const { url, stop } = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
      const { applicationId, token } = await paid(clientOf(url), people.bought);
      const report = await run(optionsOf(url), { ...readInputs("sandbox"), bought: { applicationId, token } }, cases);
      expect(faultsIn(report)).toEqual([]);
      expect(report.results.filter(({ outcome }) => outcome === "skipped").map(({ name, came }) => `${name}: ${came}`)).toEqual([
        "erasePerson: answers as the contract says: only the person's mailbox has the secret",
        "readZipCode: too many calls are refused with a time to come back, after which they are answered: needs --limits, because it makes thousands of calls",
      ]);
      expect(report.unseen).toEqual([{ endpoint: "erasePerson", reason: "only the person's mailbox has the secret" }]);
      await stop();
      await sandbox.stop();
    },
    minutes(5),
  );

  it("refuses too many calls and answers after the time that it names", async () => {
    const { url } = await start({ rateLimitPerMinute: 60 });
    const limits = cases.filter(({ topic }) => topic === "limits");
    const report = await run(optionsOf(url, "--limits"), readInputs("sandbox"), limits);
    expect(report.results.map(({ outcome, came }) => [outcome, came])).toEqual([["passed", expect.stringContaining("429 RATE_LIMITED")]]);
  });
});

onEveryEngine("The runner names what a broken service does wrong:", (start) => {
  let url = "";
  beforeAll(async () => {
    ({ url } = await start());
  });

  /** Runs the cases of some topics against the sandbox service behind a fault. */
  const tested = async (fault: Fault, ...topics: readonly Topic[]): Promise<Report> => {
    const broken = await startBroken(url, fault);
    const report = await run(optionsOf(broken.url, "--line", "auto"), readInputs("sandbox"), cases.filter(({ topic }) => topics.includes(topic)));
    await broken.stop();
    return report;
  };
  const failing = async (...given: Parameters<typeof tested>): Promise<readonly string[]> => {
    const report = await tested(...given);
    expect(report.passed).toBe(false);
    return report.results.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  };

  it("nothing, if the service behind the proxy is right", async () => {
    expect(faultsIn(await tested((request, forward) => forward(request), "revisions", "stream"))).toEqual([]);
  });

  it("it forgets idempotency keys", async () => {
    const names = await failing(forgetsKeys, "idempotency");
    for (const create of ["createLead", "createAutoApplication", "recordConsent"]) {
      expect(names).toContain(`${create}: the same key gets the same answer`);
      expect(names).toContain(`${create}: two calls at once with one key get one answer`);
      expect(names).toContain(`${create}: the same key with another body is refused`);
    }
    expect(names).not.toContain("createLead: a create without a key is refused");
  });

  it("it takes the lead as part of what a create's key stands for", async () => {
    const names = await failing(bindsKeysToLeads(), "idempotency");
    expect(names).toEqual(["createAutoApplication: an application whose answer was lost moves to the lead that was made since", "createAutoApplication: an application doesn't move to a stranger's lead"]);
  });

  it("it opens one session's lead and application to another", async () => {
    const names = await failing(opensEveryDoor(), "authorization");
    for (const call of ["readLead", "updateLead", "readApplication", "updateDrivers", "listQuotes"]) expect(names).toContain(`${call}: refuses another session's token`);
    expect(names).not.toContain("readLead: refuses a call without a token");
  });

  it("it sends a stream of other events, without an end", async () => {
    const names = await failing(garblesStream, "stream", "revisions");
    expect(names).toContain("streamQuotes: begins with a snapshot, and each event is one of the contract's");
    expect(names.filter((name) => !name.startsWith("streamQuotes:"))).toEqual([]);
  });

  it("it answers errors that aren't problems", async () => {
    const names = await failing(answersPlainErrors, "requests", "ids");
    expect(names).toContain("createLead: refuses a body with a wrong member, and points at it");
    expect(names).toContain("readLead: doesn't find what nobody has");
  });

  it("it lets the last write win", async () => {
    const names = await failing(lastWriteWins, "revisions");
    expect(names).toContain("updateDrivers: a revision that has passed is refused with the current one");
    expect(names).toContain("updateLead: of two changes at once with one revision, one is refused");
    expect(names).not.toContain("updateDrivers: a change raises the revision by one");
  });
});

describe("A service that can't be reached", () => {
  it("fails or blocks every case that is tried, and lists every endpoint with a reason", async () => {
    const report = await run(optionsOf(`http://localhost:${await freePorts(1)}`), readInputs({}), cases);
    expect(report.passed).toBe(false);
    expect(report.results.filter(({ outcome }) => outcome === "passed")).toEqual([]);
    expect(report.unseen.every(({ reason }) => reason.length > 0)).toBe(true);
  });
});
