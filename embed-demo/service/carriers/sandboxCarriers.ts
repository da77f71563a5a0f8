import { carrierById } from "../reference/carriers";
import { callbackCarrier } from "./callbackCarrier";
import type { OpenCarriers } from "./carrier";
import { httpCarrier } from "./httpCarrier";
import { carriersPath, sandboxCarrierKeys, type CarrierKeys } from "./sandboxKeys";

/** The companies that call back with their answer, one of nearly every line. */
const callingBack: readonly string[] = ["marlowfen", "cindervale", "whiskerloom", "dovemantle_life"];

/** The sandbox's companies, at the external origin (http://localhost:4403). */
export const sandboxCarriers =
  <Input>(externalOrigin: string, { tokenOf, secretOf }: CarrierKeys = sandboxCarrierKeys): OpenCarriers<Input> =>
  ({ inbox, callbackUrlOf }) =>
  (carrierId) => {
    const { id } = carrierById(carrierId);
    const options = { url: `${externalOrigin}${carriersPath}${id}/`, token: tokenOf(id) };
    return callingBack.includes(id) ? callbackCarrier({ ...options, secret: secretOf(id), callbackUrl: () => callbackUrlOf(id), inbox }) : httpCarrier(options);
  };
