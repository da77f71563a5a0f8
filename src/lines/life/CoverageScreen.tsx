import { useRunner } from "../../form/runner";
import { useNewHeading } from "../../form/useNewHeading";
import { useValue } from "../../session/useValue";
import { CoverageForm } from "./CoverageForm";
import { HelperScreen } from "./HelperScreen";

/** Asks for amount and term. The helper beside them has its own URL. */
export function CoverageScreen() {
  const runner = useRunner();
  const { detail } = useValue(runner.position);
  const top = useNewHeading(detail === "helper" ? "list" : "form");
  return <div ref={top}>{detail === "helper" ? <HelperScreen /> : <CoverageForm />}</div>;
}
