import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Disclosure } from "../../ui/Disclosure";
import { Note } from "../../ui/Note";

const texts = phrases("person.credit", {
  notice:
    "To price your policy, carriers may look at credit information and use a credit-based insurance score. Asking for quotes is a soft inquiry: it does not change your credit score.",
  rights: "If your credit raises a price",
  adverse:
    "A carrier that charges more or declines because of credit information has to tell you so, name the agency that supplied it, and say how to get a free copy and dispute what is wrong (Fair Credit Reporting Act).",
  circumstances: "If life got in the way of your credit",
  exception:
    "Serious illness, the death of someone close, divorce, a lost job, identity theft, military service abroad or a declared disaster: in many states you can ask the carrier in writing to set its effect aside.",
});

/** FCRA 15 USC 1681m and the NCOIL model act: said before quotes are asked for, wherever credit may be used. */
export function CreditNotice() {
  const text = useText();
  return (
    <Note>
      <p>{text(texts.notice)}</p>
      <Disclosure plain title={text(texts.rights)}>
        {text(texts.adverse)}
      </Disclosure>
      <Disclosure plain title={text(texts.circumstances)}>
        {text(texts.exception)}
      </Disclosure>
    </Note>
  );
}
