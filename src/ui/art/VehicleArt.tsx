import { Art } from "./Art";
import { ConvertibleArt } from "./ConvertibleArt";
import { CoupeArt } from "./CoupeArt";
import { HatchbackArt } from "./HatchbackArt";
import { MinivanArt } from "./MinivanArt";
import { MotorcycleArt } from "./MotorcycleArt";
import { PickupArt } from "./PickupArt";
import { SedanArt } from "./SedanArt";
import { SuvArt } from "./SuvArt";
import { VanArt } from "./VanArt";
import { WagonArt } from "./WagonArt";

const drawings = {
  sedan: SedanArt,
  suv: SuvArt,
  pickup: PickupArt,
  hatchback: HatchbackArt,
  coupe: CoupeArt,
  convertible: ConvertibleArt,
  van: VanArt,
  minivan: MinivanArt,
  wagon: WagonArt,
  motorcycle: MotorcycleArt,
};

export type BodyStyle = keyof typeof drawings;

/** A vehicle by its body style, in profile, on a 244 by 86 grid. */
export function VehicleArt({ body }: { body: BodyStyle }) {
  const Drawing = drawings[body];
  return (
    <Art grid="244 86">
      <path className="k" d="M4 80h236v4H4z" />
      <Drawing />
    </Art>
  );
}
