import type { ComponentType } from "react";

/** A step's screen for one line's options. Made once, with the step: another component would be mounted anew. */
export const screenWith = <Options,>(Screen: ComponentType<{ options: Options }>, options: Options): ComponentType =>
  function ScreenWithOptions() {
    return <Screen options={options} />;
  };
