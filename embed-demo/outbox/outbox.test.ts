import { expect, it } from "vitest";
import { outbox } from "./outbox";

const email = { id: "e-1", message: { fromName: "Clearmoor", to: "ada@example.com", subject: "Your policy", text: "", html: "<p>Hello</p>" }, createdAt: new Date("2026-11-23T00:10:00Z") };

it("lists an e-mail's files by name, and makes only the one that is opened", async () => {
  const made: string[] = [];
  const fileOf = (filename: string) => ({
    filename,
    contentType: "application/pdf" as const,
    make: async () => {
      made.push(filename);
      return new TextEncoder().encode(`content of ${filename}`);
    },
  });
  const app = outbox({ read: async () => [email], attachments: async () => [fileOf("policy.pdf"), fileOf("signed.pdf")] }, {});
  const list = await (await app.request("/outbox/")).text();
  expect(list).toContain('<a href="/outbox/e-1/policy.pdf">policy.pdf</a>');
  expect(list).toContain('<a href="/outbox/e-1/signed.pdf">signed.pdf</a>');
  expect(made).toEqual([]);

  const opened = await app.request("/outbox/e-1/signed.pdf");
  expect(opened.headers.get("Content-Type")).toBe("application/pdf");
  expect(await opened.text()).toBe("content of signed.pdf");
  expect(made).toEqual(["signed.pdf"]);
  expect((await app.request("/outbox/e-1/other.pdf")).status).toBe(404);
});
