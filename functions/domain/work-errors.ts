/** Not a failure: the queue should deliver the message again later. `code` is the name of the log line. */
export class TryLater extends Error {
  override readonly name: string = 'TryLater';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * The work is abandoned, and the message is not delivered again: a person has to look at it. `code` is the name of the log line that an
 * alarm watches.
 */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
