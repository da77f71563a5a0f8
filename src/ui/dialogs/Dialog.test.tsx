import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Dialog } from "./Dialog";

const onClose = vi.fn();
const page = mounted();

beforeEach(() => {
  vi.clearAllMocks();
  // The test's document doesn't implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  page.render(
    <Dialog id="scan" title="Scan" onClose={onClose}>
      <input type="file" />
    </Dialog>,
  );
});

it.each([
  ["dialog", 1],
  ["input", 0],
])("a cancel of its %s asks %i times to be closed", (canceled, times) => {
  act(() => void page.container.querySelector(canceled)!.dispatchEvent(new Event("cancel", { bubbles: canceled === "input", cancelable: canceled === "dialog" })));
  expect(onClose).toHaveBeenCalledTimes(times);
});
