import type { AnswerReceipt, PaperQuestionView } from '#functions/contract/attempts.ts';
import { type AttemptClock, startClock, syncClock } from './attempt-clock.ts';
import type { Entry } from './enter.ts';

export type QuizDialog =
  | { kind: 'remaining' | 'stay'; remaining: number }
  | { kind: 'notice'; message: string }
  | { kind: 'end'; unanswered: number };

export interface AttemptState {
  questions: readonly PaperQuestionView[];
  /** Chosen option by question, delivered or not. */
  answers: Readonly<Record<string, string>>;
  /** The first choice, while its receipt is awaited: before that there is no clock. */
  starting?: { questionId: string; optionId: string; sinceTicks: number } | undefined;
  limitMs: number;
  /** Absent until the first answer has been received. */
  clock?: AttemptClock | undefined;
  isTimeOver: boolean;
  phase: 'answering' | 'submitting' | 'ended';
  /** An end that failed is tried again by the person or when the network is back, not at once. */
  endFailed: boolean;
  /** The first one is on the screen. */
  dialogs: readonly QuizDialog[];
}

export type AttemptAction =
  | { type: 'chosen'; questionId: string; optionId: string; ticks: number }
  | { type: 'settled'; questionId: string; receipt: AnswerReceipt; ticks: number }
  | { type: 'refused'; questionId: string }
  | { type: 'tab-switch-counted'; remaining: number }
  | { type: 'time-over' }
  | { type: 'end-asked' }
  | { type: 'submitting' }
  | { type: 'end-stopped' }
  | { type: 'end-failed'; message: string }
  | { type: 'ended' }
  | { type: 'dialog-closed' };

export const messages = {
  saving: 'Error saving your answer. Please try again.',
  loading: 'Error loading quiz. Please try again.',
  ending: 'Error ending quiz. Please try again.',
  nothingAnswered: 'Please answer at least one question before ending the quiz.',
} as const;

/** What the page knows when it opens: the server's view, and answers that this device has not delivered yet. */
export function openState({ view, unsent, ticks }: Entry): AttemptState {
  const limitMs = view.timeLimitSeconds * 1000;
  const clock =
    view.deadline === undefined ? undefined : startClock({ deadline: view.deadline, limitMs, now: view.now }, ticks);
  const shown = new Set(view.questions.map(({ questionId }) => questionId));
  const known = [...view.answered, ...unsent].filter(({ questionId }) => shown.has(questionId));
  const first = clock ? undefined : unsent[0];
  return {
    questions: view.questions,
    answers: clock ? Object.fromEntries(known.map(({ questionId, optionId }) => [questionId, optionId])) : {},
    starting: first && { questionId: first.questionId, optionId: first.optionId, sinceTicks: ticks },
    limitMs,
    clock,
    isTimeOver: false,
    phase: 'answering',
    endFailed: false,
    dialogs: clock ? [{ kind: 'remaining', remaining: view.remaining }] : [],
  };
}

export function reduceAttempt(state: AttemptState, action: AttemptAction): AttemptState {
  switch (action.type) {
    case 'chosen': {
      const { questionId, optionId, ticks } = action;
      if (state.phase !== 'answering' || state.isTimeOver || state.starting || state.answers[questionId]) return state;
      if (!state.clock) return { ...state, starting: { questionId, optionId, sinceTicks: ticks } };
      return { ...state, answers: { ...state.answers, [questionId]: optionId } };
    }
    case 'settled': {
      const { starting } = state;
      const clock = clockAfter(state, action.receipt, action.ticks);
      if (starting?.questionId !== action.questionId) return clock === state.clock ? state : { ...state, clock };
      return {
        ...state,
        answers: { ...state.answers, [starting.questionId]: starting.optionId },
        starting: undefined,
        clock,
      };
    }
    case 'refused': {
      const { [action.questionId]: _, ...answers } = state.answers;
      return withDialog({ ...state, answers, starting: undefined }, { kind: 'notice', message: messages.saving });
    }
    case 'tab-switch-counted':
      return withDialog(state, { kind: 'stay', remaining: action.remaining });
    case 'time-over':
      return { ...state, isTimeOver: true };
    case 'end-asked': {
      if (answeredCount(state) === 0) return withDialog(state, { kind: 'notice', message: messages.nothingAnswered });
      return withDialog(state, { kind: 'end', unanswered: state.questions.length - answeredCount(state) });
    }
    case 'submitting':
      return { ...state, phase: 'submitting', endFailed: false, dialogs: [] };
    case 'end-stopped':
      return { ...state, phase: 'answering' };
    case 'end-failed':
      return withDialog({ ...state, phase: 'answering', endFailed: true }, { kind: 'notice', message: action.message });
    case 'ended':
      return { ...state, phase: 'ended', dialogs: [] };
    case 'dialog-closed':
      return { ...state, dialogs: state.dialogs.slice(1) };
  }
}

/**
 * A first answer that was received twice, because its receipt was lost, has no deadline in its receipt: then the clock is counted
 * from when it was first sent, which is never too late.
 */
function clockAfter(
  { clock, limitMs, starting }: AttemptState,
  { deadline, now }: AnswerReceipt,
  ticks: number,
): AttemptClock {
  if (clock) return syncClock(clock, now, ticks);
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

/** The one question on the screen: the first without an answer, in the attempt's order. None when all is done or time is over. */
export function currentQuestion({ questions, answers, isTimeOver }: AttemptState): PaperQuestionView | undefined {
  return isTimeOver ? undefined : questions.find(({ questionId }) => !answers[questionId]);
}

export function answeredCount({ questions, answers }: AttemptState): number {
  return questions.filter(({ questionId }) => answers[questionId]).length;
}

export function percentComplete(state: AttemptState): number {
  return state.questions.length === 0 ? 0 : Math.round((answeredCount(state) / state.questions.length) * 100);
}
