import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { VehicleCard } from "./VehicleCard";

it("Tab reaches a vehicle's checkbox before its edit and remove actions", () => {
  const card = renderToStaticMarkup(
    <VehicleCard id="v" art={null} title="2020 Honda Civic" pick={{ label: "Insure it", onChange: () => undefined }} actions={<button>Edit</button>} />,
  );
  expect(card.match(/<(?:input|button)/g)).toEqual(["<input", "<button"]);
});
