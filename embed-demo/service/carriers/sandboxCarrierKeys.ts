/** The secrets that the service and the sandbox's companies share. They only give access to made-up prices. */
export interface CarrierKeys {
  /** The service's token for calls to a company. */
  tokenOf(carrierId: string): string;
}

export const sandboxCarrierKeys: CarrierKeys = {
  tokenOf: (carrierId) => `sandbox-token-of-${carrierId}`,
};

/** The path of the companies' servers under the external origin. */
export const carriersPath = "/carriers/";
