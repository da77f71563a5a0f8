import type { ReactNode } from "react";
import { useRunner } from "../../form/runner";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { ActionCards } from "../../ui/choices/ActionCards";
import { AutoIcon } from "../../ui/icons/AutoIcon";
import { CondoIcon } from "../../ui/icons/CondoIcon";
import { HomeIcon } from "../../ui/icons/HomeIcon";
import { RentersIcon } from "../../ui/icons/RentersIcon";

const texts = phrases("finalize.secondLine", {
  home: "Next, your home",
  auto: "Next, your car",
  lede: "We'll fill in your name and address for you.",
});
const names = phrases("finalize.secondLine.name", { homeowners: "A house", condominium: "A condo", renters: "A place I rent", auto: "My car" });
const hints = phrases("finalize.secondLine.hint", {
  homeowners: "Your house and belongings",
  condominium: "Your unit and belongings",
  renters: "Your belongings",
  auto: "Cars, SUVs, pickups",
});
const icons: Readonly<Record<keyof typeof names, ReactNode>> = {
  homeowners: <HomeIcon />,
  condominium: <CondoIcon />,
  renters: <RentersIcon />,
  auto: <AutoIcon />,
};
const isKnown = (line: string): line is keyof typeof names => line in names;

/** Offers the second line of a bundle, which the visitor asked for while answering the first. */
export function SecondLine({ lines }: { lines: readonly string[] }) {
  const runner = useRunner();
  const text = useText();
  return (
    <ActionCards
      id="second-line"
      title={text(lines.includes("auto") ? texts.auto : texts.home)}
      lede={text(texts.lede)}
      onPick={runner.show}
      cards={lines.filter(isKnown).map((line) => ({ id: line, label: text(names[line]), hint: text(hints[line]), icon: icons[line] }))}
    />
  );
}
