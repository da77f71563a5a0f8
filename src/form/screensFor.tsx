import type { ComponentType } from "react";
import type { ScreenModule } from "../session/line";

/**
 * The screens of a step that lines give different options. The same component for the same options each time: another one
 * would be mounted anew.
 */
export function screensFor<Options extends object>(Screen: ComponentType<{ options: Options }>): (options: Options) => ScreenModule {
  const made = new WeakMap<Options, ScreenModule>();
  return (options) => {
    const known = made.get(options) ?? { Screen: () => <Screen options={options} /> };
    made.set(options, known);
    return known;
  };
}
