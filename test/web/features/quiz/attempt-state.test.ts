import { describe, expect, it } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { type AttemptClock, remainingMs } from '#web/features/quiz/attempt-clock.ts';
import { answeredCount, currentQuestion, percentComplete } from '#web/features/quiz/attempt-progress.ts';
import type { AttemptAction } from '#web/features/quiz/attempt-action.ts';
import { type AttemptState, openState, reduceAttempt } from '#web/features/quiz/attempt-state.ts';
import type { Entry } from '#web/features/quiz/enter.ts';
import type { Answer } from '#web/lib/outbox-storage.ts';

const questions = ['q1', 'q2', 'q3'].map((questionId) => ({
  questionId,
  text: `Text of ${questionId}`,
  options: [
    { optionId: 'a', text: 'One' },
    { optionId: 'b', text: 'Two' },
  ],
}));
const pending: AttemptView = {
  attemptId: '1.1.A',
  status: 'pending',
  questions,
  answered: [],
  timeLimitSeconds: 120,
  now: 1_000_000,
  resumeCount: 0,
  remaining: 4,
};
const open: AttemptView = {
  ...pending,
  status: 'open',
  answered: [{ questionId: 'q2', optionId: 'a' }],
  deadline: 1_090_000,
  resumeCount: 1,
  remaining: 3,
};
const unsent = (questionId: string): Answer => ({ questionId, optionId: 'b', position: 1, answeredAfterMs: 5 });
const entry = (view: AttemptView, more: Partial<Entry> = {}): Entry => ({
  userId: 'u1',
  event: { eventId: 'e1', cause: 'open' },
  quiz: { quizId: 1, name: 'TrueIn Assessment' },
  view,
  unsent: [],
  ticks: 0,
  unheard: [],
  ...more,
});
const start = (view: AttemptView, answers: Answer[] = []) => openState(entry(view, { unsent: answers }));
const after = (view: AttemptView, ...actions: AttemptAction[]) => actions.reduce(reduceAttempt, start(view));

const chosen = (questionId: string, ticks = 0): AttemptAction => ({ type: 'chosen', questionId, optionId: 'a', ticks });
const settled = (questionId: string, receipt = {}, ticks = 0): AttemptAction => ({
  type: 'settled',
  questionId,
  receipt: { outcome: 'saved', now: 1_000_000, ...receipt },
  ticks,
});

function clockOf({ clock }: AttemptState): AttemptClock {
  if (!clock) throw new Error('The clock does not run.');
  return clock;
}

describe('a fresh attempt', () => {
  it('has no clock and no dialog', () => {
    expect(start(pending)).toMatchObject({ clock: undefined, dialogs: [], answers: {} });
  });

  it('waits with its first question until the receipt of the first answer starts the clock', () => {
    const waiting = after(pending, chosen('q1'));
    expect(currentQuestion(waiting)?.questionId).toBe('q1');
    expect(percentComplete(waiting)).toBe(0);
    const started = reduceAttempt(waiting, settled('q1', { deadline: 1_120_000 }, 300));
    expect(currentQuestion(started)?.questionId).toBe('q2');
    expect(remainingMs(clockOf(started), 300)).toBe(120_000);
    expect(percentComplete(started)).toBe(33);
  });

  it('takes no second choice while the first is on its way', () => {
    expect(after(pending, chosen('q1'), chosen('q2')).starting?.questionId).toBe('q1');
  });

  it('counts from the first try when the receipt with the deadline was lost', () => {
    const started = after(pending, chosen('q1', 1_000), settled('q1', { outcome: 'replayed', now: 1_007_000 }, 8_000));
    expect(remainingMs(clockOf(started), 8_000)).toBe(113_000);
  });

  it('goes on with a first answer that was given before a reload and has not arrived', () => {
    const state = start(pending, [unsent('q3')]);
    expect(state.starting).toMatchObject({ questionId: 'q3', optionId: 'b' });
    expect(answeredCount(reduceAttempt(state, settled('q3', { deadline: 1_120_000 })))).toBe(1);
  });

  it('offers the question again when the server refuses the first answer', () => {
    const state = after(pending, chosen('q1'), { type: 'refused', questionId: 'q1' });
    expect(state.starting).toBeUndefined();
    expect(state.dialogs).toEqual([{ kind: 'notice', message: 'Error saving your answer. Please try again.' }]);
  });
});

describe('a resumed attempt', () => {
  it('shows what remains, in the same order, and how often one may still come back', () => {
    const state = start(open);
    expect(currentQuestion(state)?.questionId).toBe('q1');
    expect(state.dialogs).toEqual([{ kind: 'remaining', remaining: 3 }]);
  });

  it('counts answers that wait on this device as answered', () => {
    const state = start(open, [unsent('q1'), unsent('gone')]);
    expect(currentQuestion(state)?.questionId).toBe('q3');
    expect(percentComplete(state)).toBe(67);
  });

  it('shows the next question at once, without a receipt', () => {
    expect(currentQuestion(after(open, chosen('q1')))?.questionId).toBe('q3');
  });

  it('never changes an answer', () => {
    const state = after(open, chosen('q1'));
    expect(reduceAttempt(state, { type: 'chosen', questionId: 'q1', optionId: 'b', ticks: 0 })).toBe(state);
  });

  it('brings a refused question back', () => {
    const state = after(open, { type: 'dialog-closed' }, chosen('q1'), { type: 'refused', questionId: 'q1' });
    expect(currentQuestion(state)?.questionId).toBe('q1');
    expect(state.dialogs).toEqual([{ kind: 'notice', message: 'Error saving your answer. Please try again.' }]);
  });

  it('goes on when more was granted in the moment its time was over', () => {
    const state = after(open);
    const deadline = clockOf(state).deadline + 60_000;
    const granted = reduceAttempt(state, { type: 'clock-read', read: { deadline, remaining: 2, now: 0 }, ticks: 0 });
    const ticks = remainingMs(clockOf(state), 0);
    expect(currentQuestion(reduceAttempt(granted, { type: 'time-over', ticks }))?.questionId).toBe('q1');
    const over = reduceAttempt(state, { type: 'time-over', ticks });
    expect(currentQuestion(over)).toBeUndefined();
    const back = reduceAttempt(over, { type: 'clock-read', read: { deadline, remaining: 2, now: 0 }, ticks });
    expect([currentQuestion(back)?.questionId, back.remaining, back.over]).toEqual(['q1', 2, undefined]);
  });

  it('has no question left when time is over', () => {
    const state = after(open, { type: 'time-over', ticks: 1e9 });
    expect(currentQuestion(state)).toBeUndefined();
    expect(reduceAttempt(state, chosen('q1'))).toBe(state);
  });
});

describe('dialogs', () => {
  it('are shown one after another, with the newest count', () => {
    const left = (remaining: number): AttemptAction => ({ type: 'tab-switch-counted', remaining });
    const state = after(open, chosen('q1'), { type: 'refused', questionId: 'q1' }, left(2), left(1));
    expect(state.dialogs).toEqual([
      { kind: 'stay', remaining: 1 },
      { kind: 'notice', message: 'Error saving your answer. Please try again.' },
    ]);
    expect(reduceAttempt(state, { type: 'dialog-closed' }).dialogs).toHaveLength(1);
  });

  it('ask before an early end, and refuse one without an answer', () => {
    expect(after(pending, { type: 'end-asked' }).dialogs).toEqual([
      { kind: 'notice', message: 'Please answer at least one question before ending the quiz.' },
    ]);
    expect(after(open, { type: 'dialog-closed' }, { type: 'end-asked' }).dialogs).toEqual([
      { kind: 'end', unanswered: 2 },
    ]);
  });

  it('are gone while the attempt is submitted; a failure clears that state', () => {
    const submitting = after(open, { type: 'end-asked' }, { type: 'submitting' });
    expect(submitting).toMatchObject({ phase: 'submitting', dialogs: [] });
    expect(reduceAttempt(submitting, { type: 'end-failed', cause: 'server', message: 'No' })).toMatchObject({
      phase: 'answering',
      endFailed: 'server',
    });
  });
});
