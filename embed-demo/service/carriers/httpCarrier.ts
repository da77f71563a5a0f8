import type { Carrier } from "./carrier";
import { CarrierFault } from "./carrierFault";
import { post } from "./post";
import { readAnswer } from "./wire";

export interface HttpCarrierOptions {
  /** The company's address: prices are requested at `quotes` under it. */
  readonly url: string;
  readonly token: string;
}

/** A company that answers a POST with its price. One key is rated once, however often it is posted. */
export const httpCarrier = <Input>({ url, token }: HttpCarrierOptions): Carrier<Input> => ({
  async quote(request, { signal, idempotencyKey }) {
    const { status, text } = await post(`${url}quotes`, { token, idempotencyKey, signal, body: request });
    if (status !== 200) throw new CarrierFault("failed", `status ${status}`);
    return readAnswer(text);
  },
});
