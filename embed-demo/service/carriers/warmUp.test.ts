import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import { warmUp } from "./warmUp";

it("calls a server of its own as often as it is told, and leaves none behind", async () => {
  const [listening, called] = [vi.spyOn(Object.getPrototypeOf(createServer()) as ReturnType<typeof createServer>, "listen"), vi.fn()];
  subscribe("undici:request:create", called);
  await warmUp(0);
  expect(listening).not.toHaveBeenCalled();
  await warmUp(60);
  unsubscribe("undici:request:create", called);
  expect(called).toHaveBeenCalledTimes(60);
  expect(listening).toHaveBeenCalledExactlyOnceWith(0, "127.0.0.1", expect.any(Function));
  const server = listening.mock.contexts[0] as ReturnType<typeof createServer>;
  expect(server.listening).toBe(false);
  listening.mockRestore();
});
