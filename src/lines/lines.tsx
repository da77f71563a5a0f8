import type { ReactNode } from "react";
import type { LineSlug } from "../business/lines";
import { phrases } from "../kernel/phrase";
import type { PartnerConfig } from "../partner/content";
import type { Line } from "../session/line";
import { AutoIcon } from "../ui/icons/AutoIcon";
import { CondoIcon } from "../ui/icons/CondoIcon";
import { HomeIcon } from "../ui/icons/HomeIcon";
import { LandlordIcon } from "../ui/icons/LandlordIcon";
import { LifeIcon } from "../ui/icons/LifeIcon";
import { MotorcycleIcon } from "../ui/icons/MotorcycleIcon";
import { OtherIcon } from "../ui/icons/OtherIcon";
import { PetIcon } from "../ui/icons/PetIcon";
import { RentersIcon } from "../ui/icons/RentersIcon";
import { Picture } from "../ui/cards/Picture";

/** Loads a line when it is entered, so that nobody downloads the questions of another. */
export const lines: Readonly<Record<LineSlug, () => Promise<{ readonly line: Line }>>> = {
  auto: () => import("./auto/line"),
  motorcycle: () => import("./motorcycle/line"),
  homeowners: () => import("./homeowners/line"),
  condominium: () => import("./condominium/line"),
  renters: () => import("./renters/line"),
  landlord: () => import("./landlord/line"),
  life: () => import("./life/line"),
  pet: () => import("./pet/line"),
  other: () => import("./other/line"),
};

/** Names of the lines on cards and in the menu. */
export const lineNames = phrases("types.name", {
  auto: "Auto",
  homeowners: "Homeowners",
  renters: "Renters",
  condominium: "Condo",
  motorcycle: "Motorcycle",
  landlord: "Landlord",
  life: "Life",
  pet: "Pet",
  other: "Something else",
});

/** Descriptions below the names on the cards. */
export const lineHints = phrases("types.hint", {
  auto: "Cars, SUVs, pickups",
  homeowners: "A house you own",
  renters: "Your belongings",
  condominium: "A condo you own",
  motorcycle: "Any size, any style",
  landlord: "A home you rent out",
  life: "Term, 10 to 40 years",
  pet: "Cats and dogs",
  other: "An advisor will help you",
});

const icons: Readonly<Record<LineSlug, ReactNode>> = {
  auto: <AutoIcon />,
  homeowners: <HomeIcon />,
  renters: <RentersIcon />,
  condominium: <CondoIcon />,
  motorcycle: <MotorcycleIcon />,
  landlord: <LandlordIcon />,
  life: <LifeIcon />,
  pet: <PetIcon />,
  other: <OtherIcon />,
};

/** The partner's own picture of a line, or the shared drawing. */
export function lineIcon(line: LineSlug, own: PartnerConfig["productIcons"]): ReactNode {
  const picture = own[line];
  return picture ? <Picture image={picture} /> : icons[line];
}
