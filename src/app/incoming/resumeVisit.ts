import type { Client } from "../../api/client";
import { redeemResumeLink } from "../../api/contract/resumeLinks";
import { phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";
import { readSnapshot } from "../../session/kept/snapshot";
import type { SessionStorage } from "../../session/kept/storage";

const texts = phrases("resume", {
  invalid: "This link has expired or was already used. For a new one, go back to the device where you started.",
  failed: "We couldn't open your saved quote. Check your connection and try again.",
  again: "Try again",
});

/** `invalid`: used, expired, another partner's, or not a visit that this version understands. `failed`: the link may still be good. */
export type Resumed = "resumed" | "invalid" | "failed";

interface Resuming {
  readonly secret: string;
  /** Stays the same for each try of a link, whose first answer may have been lost. */
  readonly redemptionId: string;
  readonly api: Pick<Client, "call">;
  /** The storage from which the next session restores itself. */
  readonly storage: SessionStorage;
  readonly now: Date;
  /** How old a visit may be. */
  readonly sessionHours: number;
}

/** Exchanges a link's secret for its visit, which replaces the tab's own. If that fails, the tab keeps its own. */
export async function resumeVisit({ secret, redemptionId, api, storage, now, sessionHours }: Resuming): Promise<Resumed> {
  const redeemed = await api.call(redeemResumeLink, { body: { secret, redemptionId } }).catch(() => null);
  if (!redeemed?.ok) return !redeemed || redeemed.error.status === 0 || redeemed.error.status >= 429 ? "failed" : "invalid";
  const visit = readSnapshot(parsed(redeemed.value.visit), now, sessionHours);
  if (!visit) return "invalid";
  storage.write({ ...visit, device: redeemed.value.device });
  return "resumed";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Shows why a link restored no visit. */
export function tellResumed({ notices }: Pick<Session, "notices">, resumed: Resumed | null, retry: () => void): void {
  if (resumed === "invalid") notices.show("warning", texts.invalid);
  if (resumed === "failed") notices.show("error", texts.failed, { label: texts.again, run: retry });
}
