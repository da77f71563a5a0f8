import { describe, expect, it } from "vitest";
import { eventReader } from "./serverSentEvents";

describe("reading server-sent events", () => {
  it.each<[string, string[], object[]]>([
    ["an event", ["data: a\n\n"], [{ event: "message", data: "a" }]],
    ["a name", ["event: end\ndata: {}\n\n"], [{ event: "end", data: "{}" }]],
    ["several lines", ["data: a\ndata: b\n\n"], [{ event: "message", data: "a\nb" }]],
    ["no space after the colon", ["data:a\n\n"], [{ event: "message", data: "a" }]],
    ["CR LF, cut between the two", ["data: a\r", "\n\r", "\ndata: b\r\n\r\n"], [{ event: "message", data: "a" }, { event: "message", data: "b" }]],
    ["one letter at a time", [..."data: ab\n\n"], [{ event: "message", data: "ab" }]],
    ["comments and empty events", [": breathe\n\nretry: 1000\n\nevent: x\n\ndata: a\n\n"], [{ event: "message", data: "a" }]],
    ["an unfinished event", ["data: a\n"], []],
    ["a colon in the data", ["data: {\"a\": 1}\n\n"], [{ event: "message", data: '{"a": 1}' }]],
  ])("%s", (_name, pieces, events) => {
    const read = eventReader();
    expect(pieces.flatMap(read)).toEqual(events);
  });
});
