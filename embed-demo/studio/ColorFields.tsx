import { Disclosure } from "../../src/ui/layout/Disclosure";
import type { ColorProps } from "./ColorField";
import { ColorField } from "./ColorField";
import type { Editing } from "./editing";
import { readability } from "./readability";

/** The colors that define a brand. The others can wait. */
const first = ["action", "on-action", "text", "text-muted", "surface", "raised", "link", "selected", "accent", "header", "on-header", "footer", "on-footer"];

/** Every color of a scheme, those that define a brand first. */
export function ColorFields(editing: Editing & Pick<ColorProps, "scheme">) {
  const names = Object.keys(editing.beginning.baseTheme["color"]!);
  const others = names.filter((name) => !first.includes(name));
  const file = editing.scheme === "dark" ? "theme-dark.json" : "theme.json";
  const { state, bad } = readability(editing.faults.filter(({ place }) => others.includes(place.slice("color.".length))), file);
  const fields = (list: readonly string[]) => list.map((name) => <ColorField key={name} {...editing} group="color" name={name} />);
  return (
    <>
      {fields(first)}
      <Disclosure title="More colors" count={bad ? `${others.length}, ${state}` : String(others.length)} plain>
        <div className="fields" style={{ padding: 0 }}>
          {fields(others)}
        </div>
      </Disclosure>
    </>
  );
}
