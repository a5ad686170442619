import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import type { Answer } from './outbox-storage.ts';

/**
 * `kept`: stored on this device, because the server cannot be reached. `failing`: stored, because the server fails or is too slow.
 * `held`: unsent for any reason in a browser without storage, so only the page has it.
 */
export type SavedState = 'saved' | 'saving' | 'kept' | 'failing' | 'held';

export interface OutboxListener {
  /** The server has an answer to this question; without a receipt it is another one that was saved earlier from elsewhere. */
  onSettled(answer: Answer, receipt: AnswerReceipt | undefined): void;
  /** The server refuses this answer for good. `error`: its refusal. */
  onRefused(answer: Answer, error: unknown): void;
  /** The server answers, but has failed to save the first item several times in a row. It is kept, and retried. */
  onFailing?(): void;
  /** The attempt has ended, and accepts nothing more. `lost`: number of answers that came too late for it. */
  onClosed(lost: number): void;
  /** The passage must not be sent now; answers are sent without it. */
  holdsPassage?(): boolean;
}
