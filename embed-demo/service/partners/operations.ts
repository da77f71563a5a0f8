import type { Connection } from "../database/connection";
import type { Vault } from "../database/vault";
import type { PartnerChange } from "./partnerInput";
import { addPartner, changePartner, listPartners, revokeKey, rotateKey, type ListedPartner, type Rotation } from "./store";

/** The operator's calls. They reject with one line if what is asked for isn't possible. */
export interface PartnerOperations {
  list(): Promise<readonly ListedPartner[]>;
  add(id: string, change: PartnerChange): Promise<{ key: string }>;
  set(id: string, change: PartnerChange): Promise<void>;
  /** `overlap`: seconds for which the former keys work beside the new one. */
  rotate(id: string, overlap: number): Promise<Rotation>;
  revoke(key: string): Promise<{ partnerId: string; left: number }>;
}

/** Operates on a database, whose secrets the vault encrypts. `applied` is awaited after each change. */
export function operateOn({ db, transaction }: Pick<Connection, "db" | "transaction">, vault: Vault, applied: () => Promise<void> = () => Promise.resolve()): PartnerOperations {
  const change: typeof transaction = async (work) => {
    const result = await transaction(work);
    await applied();
    return result;
  };
  return {
    list: () => listPartners(db),
    add: (id, given) => change((tx) => addPartner(tx, vault, id, given)),
    set: (id, given) => change((tx) => changePartner(tx, vault, id, given)),
    rotate: (id, overlap) => change((tx) => rotateKey(tx, id, overlap)),
    revoke: (key) => change((tx) => revokeKey(tx, key)),
  };
}
