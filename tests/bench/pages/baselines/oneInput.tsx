import { useState } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";

/** The smallest React page: one controlled field. */
function OneInput() {
  const [street, setStreet] = useState("");
  return (
    <label>
      Street address <input name="street" value={street} onChange={(event) => setStreet(event.target.value)} />
    </label>
  );
}

let root: Root | undefined;
const page = {
  mount() {
    root = createRoot(document.querySelector("#place")!);
    root.render(<OneInput />);
  },
  unmount: () => root?.unmount(),
};
page.mount();
window.__bench = page;
