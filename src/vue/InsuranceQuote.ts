import { defineComponent, h, onMounted, shallowRef, toRaw, watch } from "vue";
import type { ComponentOptionsMixin, ComputedOptions, DefineComponent, MethodOptions, SetupContext, VNode } from "vue";
import { attributeNames, propertyOf } from "../element/attributes";
import { defineInsuranceQuote } from "../element/npm/defineInsuranceQuote";
import type { InsuranceQuoteElement } from "../element/element";
import type { PropertyValues } from "../element/propertyValues";
import { insideTemplate, keepsTemplates } from "../element/screenInTag";
import { tagAttributes } from "../element/tagAttributes";
import { wrapperEvents, type WrapperEventName, type WrapperListeners } from "../element/wrapperEvents";

type Attributes = { [Name in keyof PropertyValues]?: PropertyValues[Name] | null | undefined };

/** The widget's attributes by their properties' names. Class, style, `id` and the like go to the tag. */
export interface InsuranceQuoteProps extends Attributes {
  /** The tag's own attribute. Strict templates refuse it where the type doesn't name it. */
  lang?: string | undefined;
  /** The content network's first-screen-{line}.html, which the server renders into the tag. A browser ignores it. */
  firstScreen?: string | undefined;
}

type OwnMember = Exclude<keyof InsuranceQuoteElement, keyof HTMLElement>;
type MethodName = { [Name in OwnMember]: InsuranceQuoteElement[Name] extends (...given: never) => void ? Name : never }[OwnMember];
type Methods = Pick<InsuranceQuoteElement, MethodName>;

/** The element's methods, which a template ref has, too. The compiler asks for a new one. */
const methods: { readonly [Name in MethodName]: Name } = { start: "start", goTo: "goTo", prefill: "prefill", setAuthToken: "setAuthToken", reset: "reset" };

type Mixin = ComponentOptionsMixin;
type Component = DefineComponent<InsuranceQuoteProps, Methods, object, ComputedOptions, MethodOptions, Mixin, Mixin, WrapperListeners>;

const isAdapter = (router: unknown): boolean => typeof router === "object" && router !== null;

/**
 * <insurance-quote> for Vue 3.4 and later. On a server it renders the tag; in a browser it also defines it. It emits the
 * widget's events (`@step`, `@sign-in`), and its slot is the fallback. It sets an adapter as a property, which Vue would write as
 * text where the tag isn't defined yet.
 */
export const InsuranceQuote = defineComponent({
  name: "InsuranceQuote",
  props: [...attributeNames.map(propertyOf), "firstScreen"],
  emits: Object.keys(wrapperEvents),
  setup(given, { emit, expose, slots }: SetupContext) {
    const props: InsuranceQuoteProps = given;
    const tag = shallowRef<InsuranceQuoteElement | null>(null);

    const listeners = Object.fromEntries(
      (Object.keys(wrapperEvents) as WrapperEventName[]).map((name) => [`on:${wrapperEvents[name]}`, (event: Event) => emit(name, event)]),
    );
    const called = (name: MethodName) => (...given: readonly unknown[]) => {
      if (tag.value) Reflect.apply(tag.value[name], tag.value, given);
    };
    expose(Object.fromEntries(Object.values(methods).map((name) => [name, called(name)])));

    /** Keeps the adapter when unmounted: another router would write its route into the page's address on the way out. */
    const route = (now: InsuranceQuoteProps["router"], before?: InsuranceQuoteProps["router"]): void => {
      if (tag.value && (isAdapter(now) || isAdapter(before))) tag.value.router = toRaw(now) ?? null;
    };
    watch(() => props.router, route, { flush: "post" });
    onMounted(() => {
      route(props.router);
      // After the router, so that the element starts with it.
      defineInsuranceQuote();
    });

    return (): VNode => {
      const { firstScreen, ...rest } = props;
      const screen = firstScreen && keepsTemplates() ? [h("template", { shadowrootmode: "open", innerHTML: insideTemplate(firstScreen) })] : [];
      return h("insurance-quote", { ...tagAttributes(rest), ...listeners, ref: tag }, [...screen, ...(slots.default?.() ?? [])]);
    };
  },
}) as unknown as Component;
