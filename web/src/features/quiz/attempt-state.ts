import type { AnswerReceipt, PaperQuestionView } from '#functions/contract/attempts.ts';
import type { Answer } from '#web/lib/outbox-storage.ts';
import type { AttemptAction } from './attempt-action.ts';
import { type AttemptClock, clockOf, extendClock, remainingMs, startClock, syncClock } from './attempt-clock.ts';
import { answeredCount } from './attempt-progress.ts';
import type { EnteredView } from './attempt-snapshot.ts';
import type { Entry } from './enter.ts';
import { messages } from './messages.ts';

export type QuizDialog =
  | { kind: 'remaining' | 'stay'; remaining: number }
  /** `isKept`: what it is about waits on this device, and is tried again. */
  | { kind: 'notice'; message: string; isKept?: true }
  | { kind: 'end'; unanswered: number };

/** Why an end could not be sent: the server was not reached, or failed. */
export type EndFailure = 'offline' | 'server';

export interface AttemptState {
  questions: readonly PaperQuestionView[];
  /** Chosen option by question, delivered or not. */
  answers: Readonly<Record<string, string>>;
  /** The first choice, while its receipt is awaited: before that there is no clock. */
  starting?: { questionId: string; optionId: string; sinceTicks: number } | undefined;
  limitMs: number;
  /** Absent until the first answer has been received. */
  clock?: AttemptClock | undefined;
  /** How often one may still come back, as the server last said. */
  remaining: number;
  /** Nothing can be answered any more: the time is over, or this device knows of as many entries as are allowed. */
  over?: 'time' | 'limit' | undefined;
  /** The last word of the server on an answer was a "no". */
  wasRefused: boolean;
  /** The server knows of this entry. */
  isHeard: boolean;
  /** A later entry, in another tab or on another device, has the attempt now. */
  isDisplaced: boolean;
  phase: 'answering' | 'submitting' | 'ended';
  /** An end that failed is tried again by the person or when the network is back, not at once. */
  endFailed: EndFailure | false;
  /** The first one is on the screen. */
  dialogs: readonly QuizDialog[];
}

/** What the page knows when it opens: the server's view, or this device's, and answers that have not been delivered yet. */
export function openState({ view, unsent, ticks, unheard, notice }: Entry): AttemptState {
  const isHeard = unheard.length === 0;
  const first = view.deadline === undefined ? unsent[0] : undefined;
  const opened: AttemptState = {
    ...shown(view, unsent, ticks),
    starting: first && { questionId: first.questionId, optionId: first.optionId, sinceTicks: ticks },
    over: view.status === 'open' && view.remaining <= unheard.length ? 'limit' : undefined,
    wasRefused: false,
    isHeard,
    isDisplaced: false,
    phase: 'answering',
    endFailed: false,
    dialogs: isHeard ? greeting(view) : [],
  };
  return notice ? withDialog(opened, { kind: 'notice', message: notice }) : opened;
}

export function reduceAttempt(state: AttemptState, action: AttemptAction): AttemptState {
  switch (action.type) {
    case 'chosen': {
      const { questionId, optionId, ticks } = action;
      if (state.phase !== 'answering' || state.over || state.starting || state.answers[questionId]) return state;
      if (!state.clock) return { ...state, starting: { questionId, optionId, sinceTicks: ticks }, wasRefused: false };
      return { ...state, answers: { ...state.answers, [questionId]: optionId }, wasRefused: false };
    }
    case 'settled': {
      const { starting } = state;
      const clock = clockAfter(state, action.receipt, action.ticks);
      const { remaining = state.remaining } = action.receipt;
      const dialogs = state.dialogs.filter((dialog) => !('isKept' in dialog));
      const settled = { ...state, clock, remaining, wasRefused: false, dialogs };
      if (starting?.questionId !== action.questionId) return settled;
      const answers = { ...state.answers, [starting.questionId]: starting.optionId };
      return { ...settled, answers, starting: undefined };
    }
    case 'refused': {
      const { [action.questionId]: _, ...answers } = state.answers;
      const refused = { ...state, answers, starting: undefined, wasRefused: true };
      return withDialog(refused, { kind: 'notice', message: messages.saving });
    }
    case 'failing':
      return withDialog(state, { kind: 'notice', message: messages.saving, isKept: true });
    case 'entered': {
      const { view, waiting, ticks } = action;
      const fresh = shown(view, waiting, ticks);
      const over = fresh.clock && remainingMs(fresh.clock, ticks) === 0 ? 'time' : undefined;
      const starting = fresh.clock ? undefined : state.starting;
      // The server has heard of it just now, so it is the latest there is.
      const heard: AttemptState = {
        ...state,
        ...fresh,
        over,
        starting,
        isHeard: true,
        isDisplaced: false,
        endFailed: false,
      };
      return greeting(view).reduce(withDialog, heard);
    }
    case 'clock-read': {
      const { read, ticks } = action;
      if (!state.clock || !state.isHeard) return state;
      const clock = syncClock(extendClock(state.clock, read.deadline), read.now, ticks);
      const isBack = state.over === 'time' && remainingMs(clock, ticks) > 0;
      return { ...state, clock, remaining: read.remaining, ...(isBack && { over: undefined, endFailed: false }) };
    }
    case 'displaced':
      return { ...state, isDisplaced: true, dialogs: [] };
    case 'tab-switch-counted':
      return withDialog({ ...state, remaining: action.remaining }, { kind: 'stay', remaining: action.remaining });
    case 'time-over':
      // It may just have been granted more.
      return state.clock && remainingMs(state.clock, action.ticks) > 0 ? state : { ...state, over: 'time' };
    case 'end-asked': {
      if (answeredCount(state) === 0) return withDialog(state, { kind: 'notice', message: messages.nothingAnswered });
      return withDialog(state, { kind: 'end', unanswered: state.questions.length - answeredCount(state) });
    }
    case 'submitting':
      return { ...state, phase: 'submitting', endFailed: false, dialogs: [] };
    case 'end-stopped':
      return { ...state, phase: 'answering', endFailed: false };
    case 'end-failed': {
      const failed: AttemptState = { ...state, phase: 'answering', endFailed: action.cause };
      return action.message ? withDialog(failed, { kind: 'notice', message: action.message }) : failed;
    }
    case 'ended':
      return { ...state, phase: 'ended', dialogs: [] };
    case 'dialog-closed':
      return { ...state, dialogs: state.dialogs.slice(1) };
  }
}

/** An answer counts as given if the server has it, or if it waits on this device; before the start there is none. */
function shown(view: EnteredView, waiting: readonly Answer[], ticks: number) {
  const { questions, timeLimitSeconds, remaining } = view;
  const clock = clockOf(view, ticks);
  const known = [...view.answered, ...waiting].filter(({ questionId }) =>
    questions.some((question) => question.questionId === questionId),
  );
  const answers = clock ? Object.fromEntries(known.map(({ questionId, optionId }) => [questionId, optionId])) : {};
  return { questions, answers, limitMs: timeLimitSeconds * 1000, clock, remaining };
}

function greeting({ deadline, remaining }: EnteredView): QuizDialog[] {
  return deadline === undefined ? [] : [{ kind: 'remaining', remaining }];
}

/**
 * A first answer that was received twice, because its receipt was lost, has no deadline in its receipt: then the clock is counted
 * from when it was first sent, which is never too late.
 */
function clockAfter(
  { clock, limitMs, starting, isHeard }: AttemptState,
  { outcome, deadline, now }: AnswerReceipt,
  ticks: number,
): AttemptClock {
  // An estimate stays until the entry is heard: then the times of all answers given by it are corrected at once.
  if (clock) return isHeard ? syncClock(extendClock(clock, deadline), now, ticks) : clock;
  // The time may have been granted after this page was told of its limit.
  if (deadline && outcome === 'saved') return startClock({ deadline, limitMs: deadline - now, now }, ticks);
  const sinceChoice = starting ? ticks - starting.sinceTicks : 0;
  return startClock({ deadline: deadline ?? now + limitMs - sinceChoice, limitMs, now }, ticks);
}

/** A newer dialog of a kind replaces the older one, and so does a newer count of attempts; others wait their turn. */
function withDialog(state: AttemptState, dialog: QuizDialog): AttemptState {
  const outdated = (old: QuizDialog) =>
    old.kind === dialog.kind || (old.kind === 'remaining' && dialog.kind === 'stay');
  const at = state.dialogs.findIndex(outdated);
  return { ...state, dialogs: at < 0 ? [...state.dialogs, dialog] : state.dialogs.with(at, dialog) };
}
