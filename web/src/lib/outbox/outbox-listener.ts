import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import type { Answer } from './outbox-storage.ts';

/**
 * `kept`: the server cannot be reached; it waits on this device. `failing`: the same, but the server does answer, only not as it
 * should, or is too slow. `held`: for whatever reason, in a browser that keeps nothing, so it waits in the page.
 */
export type SavedState = 'saved' | 'saving' | 'kept' | 'failing' | 'held';

export interface OutboxListener {
  /** The server has an answer to this question; without a receipt it is another one, saved before from elsewhere. */
  onSettled(answer: Answer, receipt: AnswerReceipt | undefined): void;
  /** The server does not take this answer, now or ever. `error`: its refusal. */
  onRefused(answer: Answer, error: unknown): void;
  /** The server is there, but has failed to take the first in line several times in a row. It is kept, and tried again. */
  onFailing?(): void;
  /** The attempt has ended; nothing more is taken. */
  onClosed(): void;
}
