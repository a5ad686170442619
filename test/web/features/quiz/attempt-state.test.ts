import { describe, expect, it } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { type AttemptClock, remainingMs } from '#web/features/quiz/clock/attempt-clock.ts';
import { resumesLeft, currentQuestion, milestoneOf, percentComplete } from '#web/features/quiz/attempt-progress.ts';
import type { AttemptAction } from '#web/features/quiz/attempt-action.ts';
import { type AttemptState, openState, reduceAttempt } from '#web/features/quiz/attempt-state.ts';
import type { Entry } from '#web/features/quiz/entry/enter.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import { milestone } from '#web/lib/words/quiz/screen.ts';

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
  questions: questions.slice(0, 1),
  questionCount: questions.length,
  answered: [],
  timeLimitSeconds: 120,
  now: 1_000_000,
  resumeCount: 0,
  remaining: 4,
};
const open: AttemptView = {
  ...pending,
  status: 'open',
  questions,
  answered: [{ questionId: 'q2', optionId: 'a' }],
  deadline: 1_090_000,
  resumeCount: 1,
  remaining: 3,
};
const unsent = (questionId: string): Answer => ({ questionId, optionId: 'b', answeredAfterMs: 5 });
const entry = (view: AttemptView, more: Partial<Entry> = {}): Entry => ({
  userId: 'u1',
  event: { eventId: 'e1', cause: 'open' },
  quiz: { quizId: 1, name: 'TrueIn Assessment' },
  view,
  unsent: [],
  ticks: 0,
  unheard: [],
  ownEntries: [],
  ...more,
});
const start = (view: AttemptView, answers: Answer[] = []) => openState(entry(view, { unsent: answers }));
const after = (view: AttemptView, ...actions: AttemptAction[]) => actions.reduce(reduceAttempt, start(view));

const left: AttemptAction = { type: 'tab-left' };
const endFailed = { type: 'end-failed', cause: 'offline', byPerson: false } as const;
const told = (remaining: number | undefined, waiting = 0): AttemptAction => ({
  type: 'tab-switch-told',
  remaining,
  waiting,
});
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
  it('offers the question again when the server refuses the first answer', () => {
    const state = after(pending, chosen('q1'), { type: 'refused', questionId: 'q1' });
    expect(state.starting).toBeUndefined();
    expect(state.dialogs).toEqual([{ kind: 'notice', message: 'Error saving your answer. Please try again.' }]);
  });
});

describe('a resumed attempt', () => {
  it('counts unsent answers on this device as answered', () => {
    const state = start(open, [unsent('q1'), unsent('gone')]);
    expect(currentQuestion(state)?.questionId).toBe('q3');
    expect(percentComplete(state)).toBe(67);
  });

  it('never changes an answer', () => {
    const state = after(open, chosen('q1'));
    expect(reduceAttempt(state, { type: 'chosen', questionId: 'q1', optionId: 'b', ticks: 0 })).toBe(state);
  });

  it('continues when time was granted at the moment the clock ran out', () => {
    const state = after(open);
    const deadline = clockOf(state).deadline + 60_000;
    const granted = reduceAttempt(state, { type: 'clock-read', read: { deadline, remaining: 2, now: 0 }, ticks: 0 });
    const ticks = remainingMs(clockOf(state), 0);
    expect(currentQuestion(reduceAttempt(granted, { type: 'time-over', ticks }))?.questionId).toBe('q1');
    const over = [{ type: 'time-over', ticks } as const, endFailed].reduce(reduceAttempt, state);
    expect(currentQuestion(over)).toBeUndefined();
    const back = reduceAttempt(over, { type: 'clock-read', read: { deadline, remaining: 2, now: 0 }, ticks });
    expect(currentQuestion(back)?.questionId).toBe('q1');
    expect(back).toMatchObject({ remaining: 2, over: undefined, endFailed: false });
    expect(remainingMs(clockOf(back), ticks)).toBe(deadline);
  });
});

it('an end that waits outlasts the time, but not a refused answer, which can be given again', () => {
  const waiting = after(open, { ...endFailed, byPerson: true }, { type: 'time-over', ticks: 1e9 });
  expect(waiting.over).toBe('person');
  expect(reduceAttempt(waiting, { type: 'refused', questionId: 'q1' }).over).toBeUndefined();
});

describe('a tab switch', () => {
  const stay = (remaining: number) => [{ kind: 'stay', remaining }];

  it("doesn't count if the server refused it", () => {
    const refused = after(open, left, told(undefined));
    expect([refused.dialogs, resumesLeft(refused)]).toEqual([stay(3), 3]);
  });

  it('is not counted again by other replies of the server', () => {
    const read: AttemptAction = { type: 'clock-read', read: { deadline: 0, remaining: 2, now: 0 }, ticks: 0 };
    const state = [settled('q1', { remaining: 2 }), read].reduce(reduceAttempt, after(open, left));
    expect(resumesLeft(state)).toBe(2);
    expect(resumesLeft([told(2), read].reduce(reduceAttempt, state))).toBe(2);
  });

  it('stops answers and closes dialogs beyond the limit, until a resume is granted', () => {
    const over = after({ ...open, remaining: 1 }, left);
    expect([over.over, over.dialogs, currentQuestion(over)]).toEqual(['exhausted', [], undefined]);
    expect(reduceAttempt(over, chosen('q1'))).toBe(over);
    const granted = [endFailed, told(1)].reduce(reduceAttempt, over);
    expect(currentQuestion(granted)?.questionId).toBe('q1');
    expect(granted).toMatchObject({ over: undefined, dialogs: stay(1), endFailed: false });
  });

  it("doesn't reopen an attempt whose time is over", () => {
    const over = after({ ...open, remaining: 2 }, left, { type: 'time-over', ticks: 1e9 }, told(0));
    expect(over.over).toBe('time');
  });

  describe('when a tab switch was kept over a reload', () => {
    const kept = { eventId: 's1', userId: 'u1', attemptId: open.attemptId, entryId: 'e0', since: 0 };
    const reload = { eventId: 'e1', cause: 'reload' as const };
    const reopened = (remaining: number, ...unheard: Entry['unheard']) =>
      openState(entry({ ...open, remaining }, { unheard }));

    it('counts in addition to the entry, and shows no dialog before the server replies', () => {
      const state = reopened(3, kept, reload);
      expect([resumesLeft(state), state.over, state.dialogs]).toEqual([1, undefined, []]);
      const read = { deadline: 0, remaining: 2, now: 2_000_000 };
      expect(reduceAttempt(state, { type: 'clock-read', read, ticks: 0 })).toBe(state);
    });

    it.each([
      [1, 'exhausted'],
      [2, 'limit'],
      [3, undefined],
    ] as const)('marks the attempt with %i attempts left as over: %s', (remaining, over) => {
      expect(reopened(remaining, kept, reload).over).toBe(over);
    });

    it('the kept switch stops counting once the entry has a reply, and a newer switch does not', () => {
      const heard = (remaining: number): AttemptAction => ({
        type: 'entered',
        view: { ...open, remaining },
        waiting: [],
        ticks: 0,
      });
      const state = [left, endFailed, heard(2)].reduce(reduceAttempt, reopened(4, kept, reload));
      expect(resumesLeft(state)).toBe(1);
      expect(state).toMatchObject({ dialogs: [{ kind: 'remaining', remaining: 1 }], endFailed: false });
      expect([left, heard(1)].reduce(reduceAttempt, reopened(4, kept, reload)).over).toBe('exhausted');
    });
  });
});

describe('the queue of dialogs', () => {
  it('shows one after another, with the newest count', () => {
    const state = after(open, chosen('q1'), { type: 'refused', questionId: 'q1' }, left, left);
    expect(state.dialogs).toEqual([
      { kind: 'stay', remaining: 1 },
      { kind: 'notice', message: 'Error saving your answer. Please try again.' },
    ]);
    expect(reduceAttempt(state, { type: 'dialog-closed' }).dialogs).toHaveLength(1);
  });

  it('loses the notice of a kept answer with the reply to that answer, and no other notice', () => {
    const failing = after(open, chosen('q1'), { type: 'failing' }, left);
    for (const reply of [settled('q1'), { type: 'superseded' } as const])
      expect(reduceAttempt(failing, reply).dialogs).toEqual([{ kind: 'stay', remaining: 2 }]);
    const refused = after(open, { type: 'refused', questionId: 'q1' }, settled('q3'));
    expect(refused.dialogs.at(-1)).toHaveProperty('kind', 'notice');
  });
});

it.each([
  [8, 2, 14 * 60_000, milestone(1, 14)],
  [8, 4, 90_000, milestone(2, 1)],
  [10, 8, 59_000, milestone(3, 0)],
  [7, 4, 60_000, undefined],
])('milestones: of %i questions, %i answered and %i ms left: %s', (questionCount, answered, leftMs, said) => {
  const all = Array.from({ length: questionCount }, (_, place) => ({ questionId: `${place}`, text: '', options: [] }));
  const answers = Object.fromEntries(all.slice(0, answered).map(({ questionId }) => [questionId, 'a']));
  expect(milestoneOf({ questions: all, questionCount, answers }, leftMs)).toBe(said);
});
