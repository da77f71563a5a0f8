import { useState } from "react";
import { useRunner } from "../../form/runner";
import { useSession } from "../../session/context";
import type { ScreenModule } from "../../session/line";
import { useValue } from "../../session/useValue";
import { useNewHeading } from "../drivers/useNewHeading";
import { vehicles } from "./fields";
import type { VehicleStepOptions } from "./options";
import { VehicleForm } from "./VehicleForm";
import { VehicleList } from "./VehicleList";

/** The list, and at an address of its own the form of one vehicle; the form comes first while there is no vehicle at all. */
function VehiclesScreen({ options }: { options: VehicleStepOptions }) {
  const runner = useRunner();
  const list = useSession().draft(vehicles).peek();
  const { detail } = useValue(runner.position);
  const [isFirst, setIsFirst] = useState(list.length === 0);
  const edited = detail === null || detail === "add" ? null : (list[Number(detail) - 1] ?? null);
  const hasForm = detail === "add" || edited !== null;
  const top = useNewHeading(isFirst);
  const done = (): void => (hasForm ? runner.closeAside() : setIsFirst(false));
  return (
    <div ref={top}>
      {hasForm || isFirst ? (
        <VehicleForm options={options} vehicle={edited} onDone={done} canCancel={hasForm} />
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
