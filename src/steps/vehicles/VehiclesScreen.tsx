import { useState } from "react";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useNewHeading } from "../../form/useNewHeading";
import { fill, phrases } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import type { ScreenModule } from "../../session/line";
import { useLate } from "../../session/useLate";
import { useValue } from "../../session/useValue";
import { nouns } from "./itemTexts";
import type { VehicleStepOptions } from "./options";
import { VehicleList } from "./VehicleList";

const texts = phrases("vehicle", {
  add: "Add a {one}",
  edit: "Edit this {one}",
  lede: "The VIN fills in the rest. Year, make and model do as well.",
});

const loadForm = () => import("./VehicleForm").then((module) => module.VehicleForm);

/** The list, and at an address of its own the form of one vehicle; the form comes first while there is no vehicle at all. */
function VehiclesScreen({ options }: { options: VehicleStepOptions }) {
  const runner = useRunner();
  const list = useSession().draft(options.list).peek();
  const { detail } = useValue(runner.position);
  const [isFirst, setIsFirst] = useState(list.length === 0);
  const edited = detail === null || detail === "add" ? null : (list[Number(detail) - 1] ?? null);
  const hasForm = detail === "add" || edited !== null;
  const VehicleForm = useLate(hasForm || isFirst ? loadForm : null);
  const top = useNewHeading(hasForm || isFirst ? "form" : "list");
  const done = (): void => (hasForm ? runner.closeAside() : setIsFirst(false));
  return (
    <div ref={top}>
      {hasForm || isFirst ? (
        <StepFrame title={fill(edited ? texts.edit : texts.add, nouns[options.type])} lede={texts.lede}>
          {VehicleForm && <VehicleForm options={options} vehicle={edited} onDone={done} canCancel={hasForm} />}
        </StepFrame>
      ) : (
        <VehicleList options={options} />
      )}
    </div>
  );
}

const screens = new WeakMap<VehicleStepOptions, ScreenModule>();

/** The screen of a line's vehicles. The same component each time: another one would be mounted anew. */
export function screenFor(options: VehicleStepOptions): ScreenModule {
  const known = screens.get(options);
  if (known) return known;
  const made = { Screen: () => <VehiclesScreen options={options} /> };
  screens.set(options, made);
  return made;
}
