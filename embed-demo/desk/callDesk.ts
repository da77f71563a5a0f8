/** An answer as JSON carries it: moments are texts. */
export type Told<Value> = Value extends Date ? string : Value extends object ? { [Name in keyof Value]: Told<Value[Name]> } : Value;

/** A call that the service refused, by its problem code; `UNREACHABLE` if nobody answered. */
export class DeskError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const key = "desk.token";

/** The operator's token lives as long as the tab. A browser that has no storage keeps it until the page is left. */
let token: string | null = null;

const stored = <Value>(use: () => Value): Value | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

export const keepToken = (given: string): void => {
  token = given;
  stored(() => sessionStorage.setItem(key, given));
};

/** Calls the service through the desk's own server. With a body it is a POST. Throws a DeskError. */
export async function callDesk<Answer>(path: string, body?: object): Promise<Told<Answer>> {
  const authorization = token ?? stored(() => sessionStorage.getItem(key));
  const answer = await fetch(`/desk/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { "X-Desk": "1", ...(authorization !== null && { Authorization: `Bearer ${authorization}` }), ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!answer) throw new DeskError("UNREACHABLE");
  const read = (await answer.json().catch(() => null)) as Told<Answer> | { readonly code?: string } | null;
  if (!answer.ok || read === null) throw new DeskError((read as { readonly code?: string } | null)?.code ?? "UNREACHABLE");
  return read as Told<Answer>;
}
