import { describe, expect, it } from 'vitest';
import type { Question } from '#functions/domain/question.ts';
import { makeAttemptReport } from '#functions/domain/report/make-attempt-report.ts';
import { makeAttempt, makeOption, makeQuestion } from './sample-report.ts';

function report(questions: Question[], chosen: Record<number, number>) {
  return makeAttemptReport({
    attempt: makeAttempt(questions, chosen),
    questions,
    candidateName: 'Priya Srivastava',
    quizName: 'TrueIn Assessment',
    presentedCount: questions.length,
  });
}

const bank = [
  makeQuestion(1, { category: 'Wisdom', subCategory: 'Judgement' }),
  makeQuestion(2, { category: 'Health', subCategory: 'Sleep' }),
  makeQuestion(3, { category: ' wisdom ', subCategory: 'Learning' }),
  makeQuestion(4, { category: 'Health', subCategory: 'Sleep', options: [makeOption(2), makeOption(5)] }),
  makeQuestion(5, { category: 'Leisure', subCategory: '' }),
];

/** Six more, so that there are enough answers for phrases. */
const more = Array.from({ length: 6 }, (_, index) => makeQuestion(index + 101));
const moreChosen = Object.fromEntries(more.map(({ number }) => [number, 0]));

describe('phrases', () => {
  it('takes every phrase of a chosen option into its own list, whatever the points, with its trace', () => {
    const options = [
      makeOption(1, { strength: 'Brave', scw: 'Blunt', weakness: 'Late', remarks: 'Ask first.' }),
      makeOption(5, { strength: 'Not chosen' }),
    ];
    const made = report([makeQuestion(9, { category: 'Health', options }), ...more], { 9: 0, ...moreChosen });
    const trace = { questionNumber: 9, parameter: 'Health' };
    expect(made.phrases).toEqual({
      strengths: [{ text: 'Brave', ...trace }],
      strengthsCumWeaknesses: [{ text: 'Blunt', ...trace }],
      weaknesses: [{ text: 'Late', ...trace }],
      remarks: [{ text: 'Ask first.', ...trace }],
    });
  });

  it('orders them by parameter and then by number, says the same only once and leaves blanks out', () => {
    const phrase = (number: number, category: string, strength: string) =>
      makeQuestion(number, { category, options: [makeOption(4, { strength })] });
    const questions = [
      phrase(3, 'B', 'Third'),
      phrase(2, 'A', '  keeps   WORD '),
      phrase(4, 'B', ' '),
      phrase(5, 'A', 'Keeps word'),
      phrase(1, 'B', 'First'),
      ...more,
    ];
    const { phrases } = report(questions, { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...moreChosen });
    expect(phrases?.strengths).toEqual([
      { text: 'First', questionNumber: 1, parameter: 'B' },
      { text: 'Third', questionNumber: 3, parameter: 'B' },
      { text: 'keeps   WORD', questionNumber: 2, parameter: 'A' },
    ]);
  });
});

describe('what a report is made of', () => {
  it('names the attempt, the person, the quiz and the bank version', () => {
    expect(report(bank, { 1: 0 })).toMatchObject({
      attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA',
      candidateName: 'Priya Srivastava',
      quizName: 'TrueIn Assessment',
      endedAt: Date.parse('2026-11-20T19:30:00Z'),
      bankVersion: 7,
      answeredCount: 1,
      presentedCount: 5,
      lateCount: 0,
    });
  });

  it('counts the answers that arrived after the time', () => {
    const attempt = makeAttempt(bank, { 1: 0, 2: 0, 3: 0 }, { late: ['2', '3'] });
    expect(makeAttemptReport({ ...sources, attempt }).lateCount).toBe(2);
  });

  const sources = { questions: bank, candidateName: '', quizName: '', presentedCount: 5 };
  const answer = { optionId: '0', position: 0, seconds: 1 };

  it.each([
    ['a question that the bank does not know', { zz: answer }, /no question zz/],
    ['an option that the question does not have', { '1': { ...answer, optionId: '9' } }, /no option 9/],
  ])('fails on %s', (_, answers, message) => {
    const attempt = makeAttempt(bank, {}, { answers });
    expect(() => makeAttemptReport({ ...sources, attempt })).toThrow(message);
  });

  it('fails on an attempt that has not ended', () => {
    const { endedAt: _, ...open } = makeAttempt(bank, { 1: 0 }, { status: 'open' });
    expect(() => makeAttemptReport({ ...sources, attempt: open })).toThrow(/ended/);
  });
});
