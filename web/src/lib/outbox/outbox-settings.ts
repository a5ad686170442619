import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import type { Answer, OutboxStorage } from './outbox-storage.ts';

/** What an outbox is made of. */
export interface OutboxSettings {
  attemptId: string;
  /** Whose attempt it is. */
  owner?: string;
  storage: OutboxStorage;
  send: (answer: Answer) => Promise<AnswerReceipt>;
  /** What the storage had of this attempt. */
  unsent?: readonly Answer[];
  /** Has to succeed once before later answers are sent, and is tried again like them; `closed` ends it all. */
  passage?: (() => Promise<'passed' | 'closed'>) | undefined;
  /** What the storage had and may only be sent after the passage. */
  unsentAfterPassage?: readonly Answer[];
  random?: () => number;
}
