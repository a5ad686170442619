import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import { closingEvent } from '#functions/domain/attempts/resumes.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import type { AttemptAction } from './attempt-action.ts';
import {
  type AttemptClock,
  clockAfter,
  clockOf,
  extendClock,
  remainingMs,
  startClock,
  syncClock,
} from './clock/attempt-clock.ts';
import { answeredCount, milestoneOf, resumesLeft } from './attempt-progress.ts';
import { type EnteredView, isEntry } from './entry/attempt-snapshot.ts';
import type { Entry } from './entry/enter.ts';
import { greeting, type QuizDialog, withDialog } from './dialog-queue.ts';
import { errors } from '#web/lib/words/quiz/screen.ts';

/** Why an end could not be sent: no network, or a server error. */
export type EndFailure = 'offline' | 'server';

export interface AttemptState {
  /** In order. Only the first one until the receipt of its answer. */
  questions: readonly PaperQuestionView[];
  questionCount: number;
  /** Chosen option by question, saved or not. */
  answers: Readonly<Record<string, string>>;
  /** The first choice, while its receipt is pending: without one there is no clock. */
  starting?: { questionId: string; optionId: string; sinceTicks: number } | undefined;
  limitMs: number;
  /** Absent until the first answer was saved. */
  clock?: AttemptClock | undefined;
  /** Ticks of the last reply that had the clock. */
  heardAt: number;
  /** Resumes left, as the server last reported. */
  remaining: number;
  /** Number of events that the server has not received: entries and tab switches up to this entry, and later tab switches. */
  unheard: number;
  switches: number;
  /**
   * Nothing can be answered any more. `time`: the deadline has passed. The others: this device has counted as many entries and tab
   * switches as are allowed; the last one was an entry, which asks before it closes the attempt, or a tab switch, which does not.
   * `person`: they have ended it without a network.
   */
  over?: 'time' | 'limit' | 'exhausted' | 'person' | undefined;
  /** What is said of the progress after the last answer, at a few questions. */
  milestone?: string | undefined;
  /** The server has refused the last answer. */
  wasRefused: boolean;
  /** Number of answers of this page that do not count, because another tab or device had answered their questions before. */
  superseded: number;
  /** The server has received this entry. */
  isHeard: boolean;
  /** A later entry, in another tab or on another device, has taken the attempt over. */
  isDisplaced: boolean;
  phase: 'answering' | 'submitting' | 'ended';
  /** A failed end is retried by the person or when the network returns, not at once. */
  endFailed: EndFailure | false;
  /** Queue of dialogs; the first one is on the screen. */
  dialogs: readonly QuizDialog[];
}

/** The state when the page opens: by the server's view, or this device's, with unsent answers. */
export function openState({ view, unsent, ticks, unheard, notice, endedIn }: Entry): AttemptState {
  const isHeard = unheard.length === 0;
  const first = view.deadline === undefined ? unsent[0] : undefined;
  const last = view.status === 'open' ? closingEvent(view.remaining, unheard) : undefined;
  const opened: AttemptState = {
    ...shown(view, unsent, ticks),
    starting: first && { questionId: first.questionId, optionId: first.optionId, sinceTicks: ticks },
    heardAt: ticks,
    unheard: unheard.length,
    switches: 0,
    over: endedIn ? 'person' : last && (isEntry(last) ? 'limit' : 'exhausted'),
    wasRefused: false,
    superseded: 0,
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
      const chosen = { ...state, answers: { ...state.answers, [questionId]: optionId }, wasRefused: false };
      return { ...chosen, milestone: milestoneOf(chosen, remainingMs(state.clock, ticks)) };
    }
    case 'settled':
    case 'superseded': {
      const dialogs = state.dialogs.filter((dialog) => !('isKept' in dialog));
      // The page goes on; it says so once it is left behind.
      if (action.type === 'superseded') return { ...state, dialogs, superseded: state.superseded + 1 };
      const { starting } = state;
      const clock = clockAfter(state, action.receipt, action.ticks);
      const remaining = heardRemaining(state, action.receipt);
      const { questions = state.questions } = action.receipt;
      const settled = { ...state, questions, clock, heardAt: action.ticks, remaining, wasRefused: false, dialogs };
      if (starting?.questionId !== action.questionId) return settled;
      const answers = { ...state.answers, [starting.questionId]: starting.optionId };
      return { ...settled, answers, starting: undefined };
    }
    case 'refused': {
      const { [action.questionId]: _, ...answers } = state.answers;
      // There is a question again for whoever has ended it.
      const over = state.over === 'person' ? undefined : state.over;
      const refused = { ...state, answers, over, milestone: undefined, starting: undefined, wasRefused: true };
      return withDialog(refused, { kind: 'notice', message: errors.saving });
    }
    case 'failing':
      return withDialog(state, { kind: 'notice', message: errors.saving, isKept: true });
    case 'entered': {
      const { view, waiting, ticks } = action;
      const fresh = shown(view, waiting, ticks);
      const isLate = fresh.clock && remainingMs(fresh.clock, ticks) === 0;
      const over = state.over === 'person' ? 'person' : isLate ? 'time' : undefined;
      const starting = fresh.clock ? undefined : state.starting;
      // The server has just reported it, so it is up to date.
      const heard: AttemptState = {
        ...state,
        ...fresh,
        heardAt: ticks,
        over,
        starting,
        isHeard: true,
        unheard: 0,
        isDisplaced: false,
        endFailed: false,
      };
      if (over === 'person') return heard;
      const left = resumesLeft(heard);
      return left < 1 ? withResumesLeft(heard) : greeting({ ...view, remaining: left }).reduce(withDialog, heard);
    }
    case 'clock-read': {
      const { read, ticks } = action;
      if (!state.clock || !state.isHeard) return state;
      const extended = extendClock(state.clock, read.deadline);
      // At the end the server's word counts, also where this page's clock is ahead.
      const clock =
        state.over === 'time'
          ? startClock({ ...extended, now: read.now }, ticks)
          : syncClock(extended, read.now, ticks);
      const isBack = state.over === 'time' && remainingMs(clock, ticks) > 0;
      const remaining = heardRemaining(state, read);
      return { ...state, clock, heardAt: ticks, remaining, ...(isBack && { over: undefined, endFailed: false }) };
    }
    case 'displaced':
      return { ...state, isDisplaced: true, dialogs: [] };
    case 'tab-left':
      return withResumesLeft({ ...state, switches: state.switches + 1 });
    case 'tab-switch-told': {
      const { remaining = state.remaining, waiting } = action;
      const told = { ...state, remaining, switches: waiting };
      return resumesLeft(told) === resumesLeft(state) ? told : withResumesLeft(told);
    }
    case 'time-over':
      // More may have just been granted.
      if (state.over === 'person' || (state.clock && remainingMs(state.clock, action.ticks) > 0)) return state;
      return { ...state, over: 'time' };
    case 'end-asked': {
      if (answeredCount(state) === 0) return withDialog(state, { kind: 'notice', message: errors.nothingAnswered });
      return withDialog(state, { kind: 'end', unanswered: state.questionCount - answeredCount(state) });
    }
    case 'submitting':
      return { ...state, phase: 'submitting', endFailed: false, dialogs: [] };
    case 'end-stopped':
      return { ...state, phase: 'answering', endFailed: false };
    case 'end-failed': {
      const { cause, message, byPerson } = action;
      const failed: AttemptState = { ...state, phase: 'answering', endFailed: cause };
      if (!message) return { ...failed, over: state.over ?? (byPerson && cause === 'offline' ? 'person' : undefined) };
      // Whoever reads of an error can answer again.
      if (state.over === 'person') failed.over = undefined;
      return withDialog(failed, { kind: 'notice', message });
    }
    case 'ended':
      return { ...state, phase: 'ended', dialogs: [] };
    case 'dialog-closed':
      return { ...state, dialogs: state.dialogs.slice(1) };
  }
}

/** An answer counts as given if the server has it, or it is stored on this device. Before the start there are none. */
function shown(view: EnteredView, waiting: readonly Answer[], ticks: number) {
  const { questions, questionCount, timeLimitSeconds, remaining } = view;
  const clock = clockOf(view, ticks);
  const known = [...view.answered, ...waiting].filter(({ questionId }) =>
    questions.some((question) => question.questionId === questionId),
  );
  const answers = clock ? Object.fromEntries(known.map(({ questionId, optionId }) => [questionId, optionId])) : {};
  return { questions, questionCount, answers, limitMs: timeLimitSeconds * 1000, clock, remaining };
}

/** An unsent tab switch may have been counted without this page knowing; until then this figure may count it twice. */
function heardRemaining({ switches, remaining }: AttemptState, heard: { remaining?: number | undefined }): number {
  return switches > 0 ? remaining : (heard.remaining ?? remaining);
}

/** Announces the remaining attempts, or stops if there are none. */
function withResumesLeft(state: AttemptState): AttemptState {
  const remaining = resumesLeft(state);
  if (state.over && state.over !== 'exhausted') return state;
  if (remaining < 1) return { ...state, over: 'exhausted', dialogs: [] };
  return withDialog({ ...state, over: undefined, endFailed: false }, { kind: 'stay', remaining });
}
