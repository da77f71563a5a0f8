import fc from "fast-check";
import { act } from "../act";

/** Most tabs side by side. */
const most = 3;

export const tabs = fc.oneof(
  fc.constant(
    act(
      "duplicate the tab",
      async (visit, model) => {
        if (!visit.tab.page.url().startsWith(visit.origins.sites)) return;
        await visit.openTab("", visit.tab);
        model.tabs = visit.tabs.length;
      },
      { may: ({ tabs: open }) => open < most },
    ),
  ),
  fc.constant(
    act(
      "open the link once more",
      async (visit, model) => {
        await visit.openTab(visit.tab.page.url());
        model.tabs = visit.tabs.length;
      },
      { may: ({ tabs: open }) => open < most },
    ),
  ),
  fc.nat(most - 1).map((pick) =>
    act(`switch tabs: ${pick}`, async (visit) => visit.switchTab(pick), { may: ({ tabs: open }) => open > 1 }),
  ),
  fc.constant(
    act(
      "close the tab",
      async (visit, model) => {
        await visit.closeTab();
        model.tabs = visit.tabs.length;
      },
      { may: ({ tabs: open }) => open > 1 },
    ),
  ),
);
