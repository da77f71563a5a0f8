import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Disclosure } from "../../ui/layout/Disclosure";
import { Note } from "../../ui/notices/Note";

const texts = phrases("person.credit", {
  notice:
    "To price your policy, insurance companies may look at your credit and use a credit-based insurance score. Getting quotes won't change your credit score.",
  rights: "If your credit affects your price",
  adverse:
    "An insurance company may charge you more or decline you because of credit. If so, it must tell you and name the agency that supplied the information. It must also explain how to get a free copy and dispute errors (Fair Credit Reporting Act).",
  exception:
    "If a life event hurt your credit, like serious illness, a death in the family, divorce, job loss, identity theft, military deployment, or a declared disaster: in many states you can ask the company in writing not to count it.",
});

/**
 * FCRA 15 USC 1681m and the NCOIL model act require this notice before quotes are requested, wherever credit may be used. It
 * stands above a screen's questions, because the button that stays in sight would cover it below them.
 */
export function CreditNotice() {
  const text = useText();
  return (
    <Note>
      <p>{text(texts.notice)}</p>
      <Disclosure plain title={text(texts.rights)}>
        <p>{text(texts.adverse)}</p>
        <p>{text(texts.exception)}</p>
      </Disclosure>
    </Note>
  );
}
