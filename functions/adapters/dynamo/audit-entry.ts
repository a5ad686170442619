import { ulid } from 'ulid';
import { keys, month } from './keys.ts';

interface Act {
  /** User id. */
  by: string;
  /** Epoch ms. */
  at: number;
  what: 'bank-published' | 'quiz-changed' | 'account-erased';
  /** To what: `quiz 1`. */
  object: string;
  before?: unknown;
  after?: unknown;
  uploadId?: string | undefined;
}

/** An item that says who did what to what and when; it stands in the transaction of the act. */
export function auditEntry(act: Act) {
  return { ...keys.audit(month(act.at), ulid(act.at)), ...act };
}
