import type { AnswerReceipt, AttemptClockView } from '#functions/contract/attempts.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import type { EnteredView } from './entry/attempt-snapshot.ts';
import type { EndFailure } from './attempt-state.ts';

/** What can happen to an attempt on the screen. */
export type AttemptAction =
  | { type: 'chosen'; questionId: string; optionId: string; ticks: number }
  | { type: 'settled'; questionId: string; receipt: AnswerReceipt; ticks: number }
  | { type: 'refused'; questionId: string }
  /** The server has failed to take an answer several times. */
  | { type: 'failing' }
  /** The server has heard of an entry that was made without a network. */
  | { type: 'entered'; view: EnteredView; waiting: readonly Answer[]; ticks: number }
  /** The server has been asked whether more was granted. */
  | { type: 'clock-read'; read: AttemptClockView; ticks: number }
  | { type: 'displaced' }
  | { type: 'tab-left' }
  /** The server has spoken of one tab switch. `remaining`: unless it refused it. `waiting`: how many it has not heard of yet. */
  | { type: 'tab-switch-told'; remaining?: number | undefined; waiting: number }
  | { type: 'time-over'; ticks: number }
  | { type: 'end-asked' }
  | { type: 'submitting' }
  | { type: 'end-stopped' }
  /** Without a message it is tried again in silence. */
  | { type: 'end-failed'; cause: EndFailure; message?: string }
  | { type: 'ended' }
  | { type: 'dialog-closed' };
