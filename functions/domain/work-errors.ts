/** Nothing has failed: the message is to come again later. `code` is the name of the log line. */
export class TryLater extends Error {
  override readonly name: string = 'TryLater';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The work is set aside and the message is done: somebody has to look. `code` is the name of the log line; alarms look for it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
