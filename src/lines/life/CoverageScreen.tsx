import { useRunner } from "../../form/runner";
import { useNewHeading } from "../../form/useNewHeading";
import { useLate } from "../../session/useLate";
import { useValue } from "../../session/useValue";
import { CoverageForm } from "./CoverageForm";

const loadHelper = () => import("./HelperScreen").then((module) => module.HelperScreen);

/** Amount and term, with a helper beside them at an address of its own. */
export function Screen() {
  const runner = useRunner();
  const { detail } = useValue(runner.position);
  const HelperScreen = useLate(detail === "helper" ? loadHelper : null);
  const top = useNewHeading(detail !== "helper" ? "form" : HelperScreen ? "list" : "nothing yet");
  return <div ref={top}>{detail === "helper" ? HelperScreen && <HelperScreen /> : <CoverageForm />}</div>;
}
