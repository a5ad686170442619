import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import type { Answer, OutboxStorage } from './outbox-storage.ts';

/** The parts and data that an outbox is made with. */
export interface OutboxParts {
  attemptId: string;
  /** The attempt's person. */
  owner?: string;
  storage: OutboxStorage;
  send: (answer: Answer) => Promise<AnswerReceipt>;
  /** Stored answers of this attempt. */
  unsent?: readonly Answer[];
  /** Must succeed once before later answers are sent, and is retried like them; `closed` ends the queue. */
  passage?: (() => Promise<'passed' | 'closed'>) | undefined;
  /** Stored answers that may only be sent after the passage. */
  unsentAfterPassage?: readonly Answer[];
  random?: () => number;
}
