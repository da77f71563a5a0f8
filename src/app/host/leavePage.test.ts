import { afterEach, expect, it, vi } from "vitest";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { leavePage } from "./leavePage";

afterEach(() => vi.unstubAllGlobals());

/** A frame whose top window goes, or may not be told to. */
function framed(isAllowed: boolean) {
  const top = {
    href: "https://host.example/",
    location: {
      set href(url: string) {
        if (!isAllowed) throw new DOMException("The current window does not have permission to navigate the target frame", "SecurityError");
        top.href = url;
      },
    },
  };
  const frame = { top, location: { href: "https://frame.example/" }, addEventListener: () => undefined };
  vi.stubGlobal("window", frame);
  return { top, frame, session: createSession(sessionOptions()) };
}

const to = { url: "https://pay.example/1", kind: "payment" } as const;

it("leaves with the whole page", () => {
  const { top, frame, session } = framed(true);
  leavePage(session, () => true, to);
  expect([top.href, frame.location.href]).toEqual([to.url, "https://frame.example/"]);
});

it("leaves with its frame alone if the frame's sandbox keeps the page, and throws nothing into it", () => {
  const { top, frame, session } = framed(false);
  leavePage(session, () => true, to);
  expect([top.href, frame.location.href]).toEqual(["https://host.example/", to.url]);
});

it("leaves nothing that the host leaves itself", () => {
  const { top, session } = framed(true);
  leavePage(session, () => false, to);
  expect(top.href).toBe("https://host.example/");
  expect(session.leaving.peek()).toBe(false);
});
