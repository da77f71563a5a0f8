import r2wc from "@r2wc/react-to-web-component";
import { createElementClass, type MountingClass } from "./createElementClass";
import { defineOnce } from "./defineOnce";
import { Mount } from "./Mount";
import { MountedSession } from "./MountedSession";

/**
 * Defines <insurance-quote> on a page that gets it from the content network. r2wc provides the class's base and mounts React,
 * but alone it would mount before insertion, unmount on every move, overlook removed attributes and lose properties that were
 * set before the upgrade. No r2wc props are declared, because its setters can't report bad values.
 */
export const defineInsuranceQuote = (): void => defineOnce(() => createElementClass(createBase(), (options) => new MountedSession(options)));

function createBase(): MountingClass {
  const Mounting = r2wc(Mount, { shadow: "open" }) as unknown as MountingClass;
  return class extends Mounting {
    /**
     * Reuses an existing shadow root: one may show a first screen before the class is defined, and r2wc's constructor always
     * attaches one.
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }
  };
}
