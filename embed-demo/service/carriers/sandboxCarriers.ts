import { carrierById } from "../reference/carriers";
import type { Carriers } from "./carrier";
import { httpCarrier } from "./httpCarrier";
import { carriersPath, sandboxCarrierKeys, type CarrierKeys } from "./sandboxCarrierKeys";

/** The sandbox's companies, at the external origin (http://localhost:4403). */
export const sandboxCarriers =
  <Input>(externalOrigin: string, { tokenOf }: CarrierKeys = sandboxCarrierKeys): Carriers<Input> =>
  (carrierId) => {
    const { id } = carrierById(carrierId);
    return httpCarrier({ url: `${externalOrigin}${carriersPath}${id}/`, token: tokenOf(id) });
  };
