import { useLate } from "../../session/useLate";
import { bodyArt } from "./bodyArt";
import type { VehicleStepOptions } from "./options";

const loadArt = () => import("../../ui/art/VehicleArt").then((module) => module.VehicleArt);

/** The drawing of a body style. The ten drawings come after the list: nobody waits for them to answer. */
export function VehiclePicture({ bodyStyle, type }: { bodyStyle: string; type: VehicleStepOptions["type"] }) {
  const VehicleArt = useLate(loadArt);
  return VehicleArt && <VehicleArt body={bodyArt(bodyStyle, type)} />;
}
