import { createRoot } from "react-dom/client";
import { styleText } from "../../src/ui/styles/styles";
import { readBeginning } from "./beginning";
import { Studio } from "./Studio";
import { studioStyles } from "./studioStyles";
import { studioTheme } from "./studioTheme";

const place = document.getElementById("studio")!;
const beginning = await readBeginning();
const root = place.attachShadow({ mode: "open" });
const { base, components } = styleText();
root.adoptedStyleSheets = [base, components, studioTheme, studioStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
createRoot(root).render(<Studio beginning={beginning} />);
