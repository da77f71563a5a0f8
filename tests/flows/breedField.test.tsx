// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { workOf } from "../../src/flow/flow";
import { petBreed, petType } from "../../src/lines/pet/fields";
import { openFunnel } from "./funnel";
import { lineOf, stepsOf } from "./lines";

const page = mounted();

it.each([
  ["LABRADOR_RETRIEVER", "Labrador Retriever"],
  ["Labrador Retriever", "Labrador Retriever"],
  ["labr", "labr"],
])("a breed that a host's prefill names %j is shown as %j, and stays the answer", async (given, shown) => {
  const pet = lineOf("pet");
  const [info] = stepsOf(pet);
  const { session, takeSent } = openFunnel(pet, []);
  session.set(petType, "DOG");
  session.set(petBreed, given);
  const { screen: Screen } = await workOf(info!);
  const runner = aRunner({ position: signal({ step: info!.id, detail: null }), title: signal(info!.title) });
  page.render(inFunnel(session, runner, <Screen />));
  const isAsked = (): boolean => takeSent().some(({ call }) => call.endsWith("/pet-breeds"));
  // The list of breeds arrives a turn after it is asked for.
  await act(async () => {
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(page.container.querySelector<HTMLInputElement>("input[name=breed]")?.value).toBe(shown);
  expect(session.draft(petBreed).peek()).toBe(given);
});
