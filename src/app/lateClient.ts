import type { Client } from "../api/client";

/** The API client, loaded when it is first needed, and once; after a failure the next call tries again. */
export function lateClient(baseUrl: string, partnerKey: string): () => Promise<Client> {
  const load = async (): Promise<Client> => {
    const { createClient } = await import("../api/client");
    return createClient({ baseUrl, partnerKey });
  };
  let loaded: Promise<Client> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
