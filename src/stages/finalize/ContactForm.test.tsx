import { signal } from "@preact/signals-react";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { Form } from "../../form/Form";
import { createSession } from "../../session/createSession";
import { callConsent, contactBy, type ContactWay } from "../../session/fields/contact";
import { emailField, phoneField } from "../../session/fields/person";
import type { Line } from "../../session/line";
import { ContactForm } from "./ContactForm";
import { contactFields } from "./fields";

const page = mounted();

/** The form on a Monday at noon in New York, for someone in Ohio whose answers an advisor has, or hasn't. */
function show(how: ContactWay, { phone = "", email = "", wire = "PERSONAL_AUTO", hasLead = true } = {}) {
  const session = createSession(sessionOptions({ now: () => new Date("2026-06-15T16:00:00Z") }));
  session.line.value = { slug: "auto", wire, riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  if (hasLead) session.lead.value = { id: "3fa85f64-5717", token: "t", revision: 1, status: "PARTIAL" };
  session.draft(contactBy).value = how;
  session.draft(phoneField).value = phone;
  session.draft(emailField).value = email;
  page.render(
    inFunnel(
      session,
      aRunner({ position: signal({ step: "finalize/contact", detail: null }) }),
      <Form fields={contactFields}>
        <ContactForm />
      </Form>,
    ),
  );
  return session;
}

const shown = () => page.container.textContent.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
const box = () => page.container.querySelector<HTMLInputElement>("input[type=checkbox]");
const phoneInput = () => page.container.querySelector<HTMLInputElement>("input[type=tel]");
const send = () => page.container.querySelector("button[type=submit]")?.textContent;

describe("the contact form", () => {
  it.each([
    ["", { phone: false, times: false, consent: false, send: "Send my request" }],
    ["CALL", { phone: true, times: true, consent: true, send: "Request a call" }],
    ["EMAIL", { phone: false, times: false, consent: false, send: "Send my request" }],
    ["SELF", { phone: true, times: false, consent: false, send: "Send my request" }],
  ] as const)("'%s' asks only for what that way needs", (how, expected) => {
    show(how);
    expect({ phone: phoneInput() !== null, times: shown().includes("When should we call?"), consent: box() !== null, send: send() }).toEqual(expected);
  });

  it.each([
    ["CALL", {}, "We'll call this number about your quotes.", false],
    ["SELF", {}, "This helps us find your quotes when you call.", true],
    ["CALL", { wire: "OTHER" }, "", false],
    ["SELF", { hasLead: false }, "", true],
  ] as const)("%s says what the number is for, of %j", (how, of, help, isOptional) => {
    show(how, of);
    expect(/(?:We'll call this number|This helps us)[^.]*\./.exec(shown())?.[0] ?? "").toBe(help);
    expect(shown().includes("(optional)")).toBe(isOptional);
  });

  it("ticks for the number in the sentence, and unticks when another one is typed", () => {
    const session = show("CALL", { phone: "(614) 555-0138" });
    expect(shown()).toContain("may call and text me at (614) 555-0138");
    act(() => box()?.click());
    expect(box()?.checked).toBe(true);
    expect(session.draft(callConsent).peek()).toMatchObject({ phone: "6145550138", language: "en" });
    act(() => void (session.draft(phoneField).value = "(614) 555-0139"));
    expect(box()?.checked).toBe(false);
  });

  it("takes a tick back", () => {
    const session = show("CALL", { phone: "(614) 555-0138" });
    act(() => box()?.click());
    act(() => box()?.click());
    expect([box()?.checked, session.draft(callConsent).peek()]).toEqual([false, null]);
  });

  it("corrects a mistyped address by a press", () => {
    const session = show("EMAIL", { email: "maya@gmial.com" });
    const correction = [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("Did you mean"));
    act(() => correction?.click());
    expect(session.draft(emailField).peek()).toBe("maya@gmail.com");
    expect(shown()).not.toContain("Did you mean");
  });
});
