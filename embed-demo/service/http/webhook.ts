/** A call outside the contract: its body is another company's, and is read unchanged. */
export interface Webhook {
  /** May have parameters: `/v1/carrier-answers/:carrierId`. */
  path: string;
  answer(request: { headers: Headers; text: string; params: Readonly<Record<string, string>> }): Promise<Response>;
}
