import { drivers as limit } from "../../business/limits";
import { useRunner } from "../../form/runner";
import { useNewHeading } from "../../form/useNewHeading";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { DriverForm } from "./DriverForm";
import { DriverList } from "./DriverList";
import { drivers } from "./fields";

/** The index of the driver that the URL's detail names: the list's length for a new one, null for the list. */
function driverAt(detail: string | null, count: number): number | null {
  if (count === 0) return 0;
  if (detail === "add") return count < limit.max ? count : null;
  const index = Number(detail) - 1;
  return detail !== null && index >= 0 && index < count ? index : null;
}

/** Shows the main driver's form while the list is empty, then the list, with a form beside it for each driver. */
export function DriversScreen() {
  const session = useSession();
  const runner = useRunner();
  const list = useValue(session.draft(drivers));
  const { detail } = useValue(runner.position);
  const index = driverAt(detail, list.length);
  const top = useNewHeading(index === null ? "list" : "form");
  return <div ref={top}>{index === null ? <DriverList list={list} /> : <DriverForm list={list} index={index} />}</div>;
}
