import { createRoot } from "react-dom/client";
import { styleText } from "../../src/ui/styles/styles";
import { Desk } from "./Desk";
import { deskStyles } from "./deskStyles";
import { deskTheme } from "./deskTheme";

const root = document.getElementById("desk")!.attachShadow({ mode: "open" });
const { base, components } = styleText();
root.adoptedStyleSheets = [base, components, deskTheme, deskStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
createRoot(root).render(<Desk />);
