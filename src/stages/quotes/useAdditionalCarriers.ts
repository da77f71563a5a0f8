import { listAdditionalQuotes } from "../../api/contract/quotes";
import type { ResponseOf } from "../../api/contract/endpoint";
import { useSession } from "../../session/context";
import { stateField } from "../../session/fields/address";
import { useLookup } from "../../session/application/lookup";
import { useValue } from "../../session/useValue";

type Additional = ResponseOf<typeof listAdditionalQuotes>["additionalQuotes"];

const none: Additional = [];

/** Companies beyond those that were rated, once all have answered. The service decides how many. None unless `wanted`. */
export function useAdditionalCarriers(wanted = true): Additional {
  const session = useSession();
  const application = useValue(session.application);
  const line = useValue(session.line);
  const quotesCount = useValue(session.quotes.quotes).length;
  const complete = useValue(session.quotes.complete);
  const state = useValue(session.answers).get(stateField);
  const found = useLookup(
    listAdditionalQuotes,
    wanted && complete && application && line && state
      ? { params: { applicationId: application.id }, token: application.token, query: { product: line.wire, state, quotesCount } }
      : null,
  );
  return found.value?.additionalQuotes ?? none;
}
