/** An error of a job that the log and the table may quote, because its message contains nothing personal. */
export class JobError extends Error {
  /** True if no further try can succeed. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
