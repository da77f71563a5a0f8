/** A call outside the contract: its body is another company's, and is read unchanged. */
export interface Webhook {
  path: string;
  answer(request: { headers: Headers; text: string }): Promise<Response>;
}
