import { Button } from "../../src/ui/buttons/Button";
import { Checkbox } from "../../src/ui/fields/Checkbox";
import { ColorFields } from "./ColorFields";
import { readability } from "./readability";
import { withDark } from "./colors";
import { themeIn, withMember, type Members } from "./draft";
import type { Editing } from "./editing";
import { Section } from "./Section";
import { useSay } from "./useSay";

/** The default brand's dark colors: a legible scheme to start with. */
const darkToBeginWith = ({ brands }: Editing["beginning"]) =>
  themeIn(JSON.parse(String(brands.find(({ id }) => id === "default")!.folder.get("theme-dark.json"))) as Members);

/** The colors of the dark scheme, if the brand has one. */
export function DarkSection({ onShow, ...editing }: Editing & { onShow: () => void }) {
  const say = useSay();
  const { draft, change, faults, beginning } = editing;
  const hasDark = draft.dark !== null;
  return (
    <Section title={say("Dark scheme")} {...(hasDark ? readability(faults, "theme-dark.json", say) : { state: say("None") })}>
      <Checkbox id="has-dark" label={say("Has a dark scheme")} checked={hasDark} onChange={(on) => change("has-dark", (now) => withDark(now, beginning.baseTheme, on ? darkToBeginWith(beginning) : null))} />
      {hasDark && (
        <>
          <Checkbox
            id="follows-device"
            label={say("Show it to visitors whose device is dark")}
            checked={draft.config["colorScheme"] === "auto"}
            onChange={(on) => change("follows-device", (now) => ({ ...now, config: withMember(now.config, ["colorScheme"], on ? "auto" : "light") }))}
          />
          <Button variant="line" small full onClick={onShow}>
            {say("Show the dark scheme in the preview")}
          </Button>
          <ColorFields {...editing} scheme="dark" />
        </>
      )}
    </Section>
  );
}
