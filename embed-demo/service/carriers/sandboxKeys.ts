/** The secrets that the service and the sandbox's companies share. They only give access to made-up prices. */
export interface CarrierKeys {
  /** The service's token for calls to a company. */
  tokenOf(carrierId: string): string;
  /** Signs the calls of a company that answers later. */
  secretOf(carrierId: string): string;
}

export const sandboxCarrierKeys: CarrierKeys = {
  tokenOf: (carrierId) => `sandbox-token-of-${carrierId}`,
  secretOf: (carrierId) => `sandbox-secret-of-${carrierId}`,
};

/** The path of the companies' servers under the external origin. */
export const carriersPath = "/carriers/";

/** The path at which the quote service is called back, followed by the company's id. */
export const answersPath = "/v1/carrier-answers/";
