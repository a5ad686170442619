import type { AnswerReceipt, AttemptClockView } from '#functions/contract/attempts.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import type { EnteredView } from './entry/attempt-snapshot.ts';
import type { EndFailure } from './attempt-state.ts';

/** Events of an attempt on the screen. */
export type AttemptAction =
  | { type: 'chosen'; questionId: string; optionId: string; ticks: number }
  | { type: 'settled'; questionId: string; receipt: AnswerReceipt; ticks: number }
  | { type: 'refused'; questionId: string }
  /** An answer was refused, because its question had another one already, from another tab or device. */
  | { type: 'superseded' }
  /** The server has failed to save an answer several times. */
  | { type: 'failing' }
  /** The server has accepted an entry that was made without a network. */
  | { type: 'entered'; view: EnteredView; waiting: readonly Answer[]; ticks: number }
  /** A reply had the clock, and whether more was granted. */
  | { type: 'clock-read'; read: AttemptClockView; ticks: number }
  | { type: 'displaced' }
  | { type: 'tab-left' }
  /** The server has answered to a tab switch. `remaining` is absent if it refused it. `waiting`: number of unsent ones. */
  | { type: 'tab-switch-told'; remaining?: number | undefined; waiting: number }
  | { type: 'time-over'; ticks: number }
  | { type: 'end-asked' }
  | { type: 'submitting' }
  | { type: 'end-stopped' }
  /** Without a message it is retried silently. */
  | { type: 'end-failed'; cause: EndFailure; byPerson: boolean; message?: string }
  | { type: 'ended' }
  | { type: 'dialog-closed' };
