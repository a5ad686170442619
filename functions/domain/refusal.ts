/** Every reason for a refusal. The wire, the status table and the web derive from it. */
export const refusalCodes = [
  'invalid-input',
  'signed-out',
  'forbidden',
  'not-found',
  'no-active-quiz',
  'coupon-invalid',
  'coupon-used-up',
  'coupon-required',
  'coupon-exists',
  'limit-below-uses',
  'part-of-batch',
  'already-started',
  'last-admin',
  'needs-another-admin',
  'consent-required',
  'consent-outdated',
  'attempt-open',
  'outdated',
  'would-close',
  'attempt-closed',
  'already-answered',
  'not-presented',
  'nothing-answered',
  'no-questions',
  'report-not-ready',
  'no-answers-file',
  'upload-not-ready',
  'upload-published',
  'names-unanswered',
  'file-refused',
  'quiz-archived',
  'quiz-active',
  'quiz-on-sale',
  'revision-conflict',
  'id-already-used',
  'too-many-requests',
  'not-json',
  'busy',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** An expected "no", with a message that can be shown. Anything else that is thrown is a bug or an outage, and becomes a 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Seconds after which the same request may succeed, where known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, message: string, { retryAfterSeconds, ...options }: RefusalOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface RefusalOptions extends ErrorOptions {
  retryAfterSeconds?: number;
}

/** Throws a {@link Refusal}. A function, so that it can be used in an expression. */
export function refuse(
  code: RefusalCode,
  message: string,
  cause?: unknown,
  options: Pick<RefusalOptions, 'retryAfterSeconds'> = {},
): never {
  throw new Refusal(code, message, { cause, ...options });
}
