/** A session of a WebDriver. Calls reject with the driver's error. */
export type WebDriver = (method: "DELETE" | "GET" | "POST", path: string, body?: object) => Promise<unknown>;

/** Milliseconds that a call may take. */
const patience = 30_000;

interface Answer {
  readonly value: unknown;
}

/** Calls a WebDriver at this address. */
export async function callWebDriver(address: string, method: "DELETE" | "GET" | "POST", body?: object): Promise<unknown> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(patience), ...(method === "POST" && { body: JSON.stringify(body ?? {}) }) });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

/** Opens a session with these capabilities. */
export async function openSession(address: string, alwaysMatch: object): Promise<{ readonly driver: WebDriver; readonly capabilities: Readonly<Record<string, unknown>> }> {
  const { sessionId, capabilities } = (await callWebDriver(`${address}/session`, "POST", { capabilities: { alwaysMatch } })) as {
    sessionId: string;
    capabilities: Readonly<Record<string, unknown>>;
  };
  return { driver: (method, path, body) => callWebDriver(`${address}/session/${sessionId}${path}`, method, body), capabilities };
}

/** The code points by which WebDriver names keys that aren't characters. */
export const webDriverKeys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Space: "\uE00D", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015" } as const;

/** Returns the actions that type these keys one after another. */
export const typing = (keys: readonly string[]): object => ({
  actions: [{ type: "key", id: "keyboard", actions: keys.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]) }],
});

/** Returns the actions that press a key while Shift is held. */
export const shifted = (value: string): object => {
  const shift = "\uE008";
  return { actions: [{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value: shift }, { type: "keyDown", value }, { type: "keyUp", value }, { type: "keyUp", value: shift }] }] };
};

/** Returns the actions that move a mouse to a point of the window, and press it there if asked. */
export const pointing = (x: number, y: number, isPress: boolean): object => ({
  actions: [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [{ type: "pointerMove", x, y, duration: 0 }, ...(isPress ? [{ type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }] : [])],
    },
  ],
});
