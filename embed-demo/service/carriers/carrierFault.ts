interface FaultOptions {
  /** True if the same call may succeed soon: the company was out of reach or overloaded, or its answer was damaged on the way. */
  readonly isRepeatable?: boolean;
  readonly cause?: unknown;
}

/** The reason why a company gave no answer. It says nothing about the visitor, so it may be logged. */
export class CarrierFault extends Error {
  override readonly name = "CarrierFault";
  readonly isRepeatable: boolean;

  constructor(
    readonly outcome: "timed_out" | "failed",
    message: string,
    { isRepeatable = false, cause }: FaultOptions = {},
  ) {
    super(message, { cause });
    this.isRepeatable = isRepeatable;
  }
}
