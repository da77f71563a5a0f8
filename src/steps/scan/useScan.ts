import { useEffect, useState } from "react";
import { canScan } from "../../scan/canScan";
import { useSession } from "../../session/context";
import { loadScan } from "./loadScan";

type Parcel = Awaited<ReturnType<typeof loadScan>>;

interface Scan {
  /** False while it isn't known, and where scanning leads nowhere. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  /** Null until a press has loaded it. */
  readonly parcel: Parcel | null;
  /** Calls back once the parcel is there. If it can't be loaded, the next press tries again. */
  load(then: () => void): void;
}

/** Offers scanning where the partner wants it, and page and device allow it. */
export function useScan(): Scan {
  const { flags } = useSession().partner;
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [parcel, setParcel] = useState<Parcel | null>(null);
  useEffect(() => {
    if (flags.has("scan")) void canScan().then(setOffered);
  }, [flags]);
  const load = async (then: () => void): Promise<void> => {
    setBusy(true);
    const loaded = await loadScan().catch(() => parcel);
    setBusy(false);
    setParcel(loaded);
    if (loaded) then();
  };
  return { isOffered, busy, parcel, load: (then) => void load(then) };
}
