import type { Problem } from '#functions/contract/problem.ts';
import * as words from '#web/lib/words/app/problems.ts';

export type ProblemCode = Problem['code'];

interface ProblemDetails {
  code: ProblemCode;
  /** Suitable to be shown to a person. */
  message: string;
  status: number;
  where?: string | undefined;
  wrong?: Problem['wrong'];
  requestId?: string | undefined;
}

/** The server has refused a request. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly status: number;
  /** The wrong part of the request, for `invalid-input`: `body.email`. */
  readonly where: string | undefined;
  /** All wrong parts. */
  readonly wrong: Problem['wrong'];
  /** To quote when asking for support. */
  readonly requestId: string | undefined;

  constructor({ code, message, status, where, wrong, requestId }: ProblemDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.where = where;
    this.wrong = wrong;
    this.requestId = requestId;
  }
}

/** The reason of a refusal; undefined for any other failure. */
export function codeOf(error: unknown): ProblemCode | undefined {
  return error instanceof ApiProblem ? error.code : undefined;
}

const unexpected = { code: 'unexpected', message: words.unexpected } as const;

/**
 * Whether the server was too slow, which is not a problem of the person's connection. Compares the text, because a DOMException is not
 * an Error in every browser.
 */
export const isTimeout = (cause: unknown): boolean => String(cause).startsWith('TimeoutError');

/** No answer: no network, or a time-out. The request may or may not have arrived. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';

  constructor(cause: unknown) {
    super(isTimeout(cause) ? words.unexpected : words.unreachable, { cause });
  }
}

const wordsOf: Partial<Record<number, Pick<ProblemDetails, 'code' | 'message'>>> = {
  401: { code: 'signed-out', message: words.signedOut },
  413: { code: 'invalid-input', message: words.tooLarge },
  429: { code: 'busy', message: words.busy },
};

/** The problem in an unsuccessful answer. Gateways and firewalls before the server have formats of their own. */
export function problemOf(status: number, body: unknown): ApiProblem {
  if (!isProblem(body)) return new ApiProblem({ status, ...(wordsOf[status] ?? unexpected) });
  const { code, message, where, wrong, requestId } = body;
  return new ApiProblem({
    status,
    ...(code === 'unexpected' ? unexpected : { code, message }),
    where,
    wrong,
    requestId,
  });
}

/** Only this product's server sends a code *and* a message. */
function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message } = body as Record<string, unknown>;
  return typeof code === 'string' && typeof message === 'string';
}
