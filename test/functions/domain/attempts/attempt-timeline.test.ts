import { describe, expect, it } from 'vitest';
import { attemptTimeline } from '#functions/domain/attempts/attempt-timeline.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { inShownOrder } from '#functions/domain/attempts/shown-order.ts';
import { identifyOptions, paperOf, questionKey } from '#functions/domain/banks/question-bank.ts';
import { makeBank } from '#test/support/make-bank.ts';

const questions = makeBank(3).map((draft, index) => ({
  ...draft,
  id: index + 40,
  number: index + 1,
  createdAt: '',
  createdBy: '',
}));
const keyOf = (index: number) => questionKey((questions[index] ?? { id: 0 }).id);
const optionOf = (index: number, place: number) => identifyOptions(questions[index]?.options ?? [])[place];

/** The place at which the attempt shows an option, 1 = top. */
const positionOf = (index: number, place: number) => {
  const [question] = inShownOrder(paperOf(questions.slice(index, index + 1)), attempt.seed);
  return 1 + (question?.options ?? []).findIndex(({ id }) => id === optionOf(index, place)?.id);
};

const start = Date.UTC(2026, 0, 5, 9);
const attempt: Attempt = {
  ref: { quizId: 1, version: 1, ulid: '01J00000000000000000000000' },
  userId: 'u',
  status: 'completed',
  createdAt: start,
  deadline: start + 720_000,
  closesAt: start + 1_620_000,
  score: 7,
  answeredCount: 3,
  seed: 's',
  coupon: 'WELCOME',
  resumeLimit: 4,
  extraMs: 600_000,
  answers: {
    [keyOf(2)]: { optionId: optionOf(2, 1)?.id ?? '', seconds: 90 },
    [keyOf(0)]: { optionId: optionOf(0, 4)?.id ?? '', seconds: 0 },
    [keyOf(1)]: { optionId: optionOf(1, 0)?.id ?? '', seconds: 25 },
  },
  late: [keyOf(2)],
  events: {
    aaaaaaaa: { cause: 'tab-switch', at: start / 1000 + 30, awaySeconds: 12 },
    bbbbbbbb: { cause: 'reload', at: start / 1000 + 10 },
  },
  endedAt: start + 720_000,
  endReason: 'time',
};

describe('the timeline of an attempt', () => {
  it('lists start, answers, events and end in the order of time', () => {
    const entries = attemptTimeline(attempt, questions);
    expect(entries.map(({ kind, at }) => [kind, (at - start) / 1000])).toEqual([
      ['started', 0],
      ['answer', 0],
      ['event', 10],
      ['answer', 25],
      ['event', 30],
      ['answer', 90],
      ['ended', 720],
    ]);
    expect(entries[0]).toEqual({ kind: 'started', at: start, limitSeconds: 720, extraMinutes: 10 });
    expect(entries.at(-1)).toEqual({ kind: 'ended', at: start + 720_000, reason: 'time' });
    expect(entries[4]).toMatchObject({ cause: 'tab-switch', awaySeconds: 12 });
  });

  it('begins with the start even if a device dates a tab switch earlier', () => {
    const events = { aaaaaaaa: { cause: 'tab-switch' as const, at: start / 1000 - 3600 } };
    const [first, ...later] = attemptTimeline({ ...attempt, events }, questions);
    expect(first?.kind).toBe('started');
    expect(later.find(({ kind }) => kind === 'event')?.at).toBe(start);
  });

  it('caps an absence at the length of the attempt, whatever a device reports', () => {
    const { endedAt: _, ...open } = attempt;
    const absenceIn = (one: Attempt) => {
      const events = { aaaaaaaa: { cause: 'tab-switch' as const, at: start / 1000 + 30, awaySeconds: 1e9 } };
      return attemptTimeline({ ...one, events }, questions).find(({ kind }) => kind === 'event');
    };
    expect(absenceIn(attempt)).toMatchObject({ awaySeconds: 720 });
    expect(absenceIn(open)).toMatchObject({ awaySeconds: 1620 });
  });

  it('shows an answer with its option, position, duration and lateness, and never its points', () => {
    const answers = attemptTimeline(attempt, questions).filter(({ kind }) => kind === 'answer');
    expect(answers).toMatchObject([
      {
        questionNumber: 1,
        question: questions[0]?.text,
        option: optionOf(0, 4)?.option.text,
        position: positionOf(0, 4),
        isLate: false,
      },
      { questionNumber: 2, position: positionOf(1, 0), tookSeconds: 25, isLate: false },
      { questionNumber: 3, position: positionOf(2, 1), tookSeconds: 65, isLate: true },
    ]);
    expect(answers[0]).not.toHaveProperty('tookSeconds');
    expect(JSON.stringify(answers)).not.toContain('points');
  });

  it('orders entries of the same moment as start, answer, event, end', () => {
    const entries = attemptTimeline(
      {
        ...attempt,
        answers: { [keyOf(0)]: { optionId: '1', seconds: 0 } },
        events: { aaaaaaaa: { cause: 'open', at: start / 1000 } },
        endedAt: start,
      },
      questions,
    );
    expect(entries.map(({ kind, at }) => [kind, at - start])).toEqual([
      ['started', 0],
      ['answer', 0],
      ['event', 0],
      ['ended', 0],
    ]);
  });

  it('omits the end and the extra minutes of a running attempt that was granted none', () => {
    const { endedAt: _, endReason: __, extraMs: ___, ...running } = attempt;
    const entries = attemptTimeline(running, questions);
    expect(entries.map(({ kind }) => kind)).toEqual(['started', 'answer', 'event', 'answer', 'event', 'answer']);
    expect(entries[0]).toEqual({ kind: 'started', at: start, limitSeconds: 720 });
  });

  it('reads an end without a stored reason as ended by the person', () => {
    const { endReason: _, ...ended } = attempt;
    expect(attemptTimeline(ended, questions).at(-1)).toMatchObject({ kind: 'ended', reason: 'candidate' });
  });

  it('falls back to ids where the bank version lacks the question or option', () => {
    const answers = {
      [keyOf(0)]: { optionId: 'zz', seconds: 5 },
      q999: { optionId: 'k', seconds: 9 },
    };
    expect(attemptTimeline({ ...attempt, answers, events: {} }, questions).slice(1, 3)).toMatchObject([
      { questionNumber: 1, question: questions[0]?.text, option: 'zz' },
      { questionNumber: 0, question: 'q999', option: 'k' },
    ]);
  });
});
