import { useValue } from "../session/useValue";
import type { DialogName } from "./dialogNames";
import { useRunner } from "./runner";

interface ScreenDialog {
  readonly isOpen: boolean;
  open(): void;
  /** Resolves once the screen's own history entry is current and the browser has restored the scroll position. */
  close(): Promise<void>;
}

/** Returns one of a screen's dialogs. Opening it adds a history entry, so that Back closes it and stays on the screen. */
export function useDialog(name: DialogName): ScreenDialog {
  const runner = useRunner();
  const isOpen = useValue(runner.dialog) === name;
  return { isOpen, open: () => runner.openDialog(name), close: runner.closeDialog };
}
