import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createServer, type Server } from "node:http";
import { expect, it, vi } from "vitest";
import { warmUp } from "./warmUp";

const serverPrototype = Object.getPrototypeOf(createServer()) as Server;

it("calls a server of its own as often as it is told, and leaves none behind", async () => {
  const [listening, called] = [vi.spyOn(serverPrototype, "listen"), vi.fn()];
  subscribe("undici:request:create", called);
  await warmUp(0);
  expect(listening).not.toHaveBeenCalled();
  await warmUp(60);
  unsubscribe("undici:request:create", called);
  expect(called).toHaveBeenCalledTimes(60);
  expect(listening).toHaveBeenCalledExactlyOnceWith(0, "127.0.0.1");
  const server = listening.mock.contexts[0] as Server;
  expect(server.listening).toBe(false);
  listening.mockRestore();
});

it("rejects where nobody can listen, so that the service can start without it", async () => {
  const listening = vi.spyOn(serverPrototype, "listen").mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit("error", new Error("No loopback")));
    return this;
  });
  await expect(warmUp(1)).rejects.toThrow("No loopback");
  listening.mockRestore();
});
