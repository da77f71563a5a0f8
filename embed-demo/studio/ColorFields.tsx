import { Disclosure } from "../../src/ui/layout/Disclosure";
import type { ColorProps } from "./ColorField";
import { ColorField } from "./ColorField";
import type { Editing } from "./editing";
import { firstPaints, paints } from "./paints";
import { readability } from "./readability";
import { schemeTokens } from "./schemeTokens";
import { useSay } from "./useSay";

/** Every color of a scheme. Those that follow the first ones are folded, for those who want them. */
export function ColorFields(editing: Editing & Pick<ColorProps, "scheme">) {
  const say = useSay();
  const { scheme = "light", draft, faults } = editing;
  const others = Object.keys(paints).filter((place) => !(firstPaints as readonly string[]).includes(place));
  const { state, bad } = readability(faults.filter(({ place }) => others.includes(place)), scheme === "dark" ? "theme-dark.json" : "theme.json", say);
  const tokens = schemeTokens(draft, scheme);
  const fields = (list: readonly string[]) =>
    list.map((place) => {
      const [group = "", name = ""] = place.split(".");
      return <ColorField key={place} {...editing} group={group} name={name} tokens={tokens} />;
    });
  return (
    <>
      {fields(firstPaints)}
      <Disclosure title={say("More colors")} count={bad ? `${others.length}, ${state}` : String(others.length)} plain>
        <div className="fields" style={{ padding: 0 }}>
          {fields(others)}
        </div>
      </Disclosure>
    </>
  );
}
