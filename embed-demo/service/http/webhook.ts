/** A call that isn't of the contract: its body is another company's, and is read as it came. */
export interface Webhook {
  path: string;
  answer(request: { headers: Headers; text: string }): Promise<Response>;
}
