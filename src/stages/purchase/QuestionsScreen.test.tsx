import { act } from "react";
import { expect, it } from "vitest";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { anyDogs, hasCoapplicant, typeOfDwelling } from "./fields";
import { QuestionsScreen } from "./QuestionsScreen";

const page = mounted();

function show() {
  const session = createSession(sessionOptions());
  session.selection.value = aSelection({ bindable: true });
  page.render(inFunnel(session, aRunner(), <QuestionsScreen />));
  return session;
}

const shown = () => page.container.textContent;
const breed = "Are any of them a restricted breed?";

it("asks about the breed of dogs only where dogs live, and for a co-applicant's name only with a co-applicant", () => {
  const session = show();
  const asks = () => ({ breed: shown().includes(breed), names: shown().includes("Co-applicant's first name") });
  expect(asks()).toEqual({ breed: false, names: false });
  act(() => void (session.draft(anyDogs).value = true));
  expect(asks()).toEqual({ breed: true, names: false });
  act(() => void (session.draft(hasCoapplicant).value = true));
  expect(asks()).toEqual({ breed: true, names: true });
  act(() => {
    session.draft(anyDogs).value = false;
    session.draft(hasCoapplicant).value = false;
  });
  expect(asks()).toEqual({ breed: false, names: false });
});

it("names the company that asks, and takes the kind of home", () => {
  const session = show();
  expect(shown()).toContain("Tern & Tide needs these to sell you a policy.");
  const select = page.container.querySelector("select")!;
  act(() => {
    select.value = "Condo";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(session.draft(typeOfDwelling).peek()).toBe("Condo");
});
