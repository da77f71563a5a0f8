import { useState } from "react";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useNewHeading } from "../../form/useNewHeading";
import { fill, phrases } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { nouns } from "./itemTexts";
import type { VehicleStepOptions } from "./options";
import { VehicleForm } from "./VehicleForm";
import { VehicleList } from "./VehicleList";

const texts = phrases("vehicle", {
  add: "Add a {one}",
  edit: "Edit this {one}",
  lede: "Enter your VIN to fill in the rest, or choose the year, make, and model.",
});

/** Shows the list, and at an address of its own the form of one vehicle. Starts with the form while the list is empty. */
export function VehiclesScreen({ options }: { options: VehicleStepOptions }) {
  const runner = useRunner();
  const list = useSession().draft(options.list).peek();
  const { detail } = useValue(runner.position);
  const [isFirst, setIsFirst] = useState(list.length === 0);
  const edited = detail === null || detail === "add" ? null : (list[Number(detail) - 1] ?? null);
  const hasForm = detail === "add" || edited !== null;
  const top = useNewHeading(hasForm || isFirst ? "form" : "list");
  const done = (): void => (hasForm ? runner.closeSubroute() : setIsFirst(false));
  return (
    <div ref={top}>
      {hasForm || isFirst ? (
        <StepFrame title={fill(edited ? texts.edit : texts.add, nouns[options.type])} lede={texts.lede}>
          <VehicleForm options={options} vehicle={edited} onDone={done} canCancel={hasForm} />
        </StepFrame>
      ) : (
        <VehicleList options={options} />
      )}
    </div>
  );
}
