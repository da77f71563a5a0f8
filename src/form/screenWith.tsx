import type { ComponentType } from "react";

/** Returns a step's screen for one line's options. Call it once per step, because another component would be mounted anew. */
export const screenWith = <Options,>(Screen: ComponentType<{ options: Options }>, options: Options): ComponentType =>
  function ScreenWithOptions() {
    return <Screen options={options} />;
  };
