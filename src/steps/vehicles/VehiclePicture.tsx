import { VehicleArt } from "../../ui/art/VehicleArt";
import { bodyArt } from "./bodyArt";
import type { VehicleStepOptions } from "./options";

/** The drawing of a body style. */
export const VehiclePicture = ({ bodyStyle, type }: { bodyStyle: string; type: VehicleStepOptions["type"] }) => (
  <VehicleArt body={bodyArt(bodyStyle, type)} />
);
