import { useValue } from "../session/useValue";
import type { DialogName } from "./dialogNames";
import { useRunner } from "./runner";

interface ScreenDialog {
  readonly isOpen: boolean;
  open(): void;
  /** Resolves once the screen's own entry in history is the current one: browsers then have put the page where it was scrolled to. */
  close(): Promise<void>;
}

/** One of a screen's dialogs. Opening it is one entry in history, so that Back closes it and stays on the screen. */
export function useDialog(name: DialogName): ScreenDialog {
  const runner = useRunner();
  const isOpen = useValue(runner.dialog) === name;
  return { isOpen, open: () => runner.openDialog(name), close: runner.closeDialog };
}
