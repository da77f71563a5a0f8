export interface ServerSentEvent {
  /** "message" if the server names no event. */
  event: string;
  data: string;
}

/**
 * Creates a reader of `text/event-stream`: pass it each piece of text, and it returns the events that the piece completes.
 * Comments (the server's heartbeat) complete none. A piece may end anywhere, even between CR and LF.
 */
export function eventReader(): (piece: string) => ServerSentEvent[] {
  let rest = "";
  let event = "message";
  let data: string[] = [];
  return (piece) => {
    rest += piece;
    const events: ServerSentEvent[] = [];
    for (;;) {
      const end = /\r\n|\n|\r(?!$)/.exec(rest);
      if (!end) return events;
      const line = rest.slice(0, end.index);
      rest = rest.slice(end.index + end[0].length);
      if (line === "") {
        if (data.length > 0) events.push({ event, data: data.join("\n") });
        event = "message";
        data = [];
        continue;
      }
      const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
      if (field === "event") event = value;
      if (field === "data") data.push(value);
    }
  };
}
