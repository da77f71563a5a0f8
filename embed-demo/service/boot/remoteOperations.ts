import type { PartnerOperations } from "../partners/operations";

/** Calls a running service (`routes/desk/partners.ts`). Rejects with one line. */
export function remoteOperations(service: string, token: string | undefined): PartnerOperations {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) };
    const response = await fetch(new URL(`/v1/desk/partners${path}`, service), { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) }).catch(() => {
      throw new Error(`No service answers at ${service}.`);
    });
    if (response.ok) return response.json();
    const { title, detail } = (await response.json().catch(() => ({}))) as { title?: string; detail?: string };
    const reasons: Readonly<Record<number, string>> = { 401: "DESK_TOKEN isn't the service's.", 404: "It has no operator's calls: start it with DESK_TOKEN." };
    throw new Error(detail ?? `${service} refuses: ${reasons[response.status] ?? title ?? `status ${response.status}`}`);
  };
  return {
    list: async () => ((await call("")) as { partners: Awaited<ReturnType<PartnerOperations["list"]>> }).partners,
    add: (id, change) => call("/add", { id, ...change }) as ReturnType<PartnerOperations["add"]>,
    set: async (id, change) => void (await call("/set", { id, ...change })),
    rotate: (id, overlap) => call("/rotate", { id, overlap }) as ReturnType<PartnerOperations["rotate"]>,
    revoke: (key) => call("/revoke", { key }) as ReturnType<PartnerOperations["revoke"]>,
  };
}
