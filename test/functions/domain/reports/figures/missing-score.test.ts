import { expect, it } from 'vitest';
import { packPresented } from '#functions/domain/attempts/presented-questions.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { whyNoScore } from '#functions/domain/reports/figures/parameters.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

it.each([
  ['whole', [5, 5, 5, 5], 'fewQuestions'],
  ['whole', [12, 5, 5, 5], 'fewAsked'],
  ['whole', [13, 6, 6, 6], 'fewAsked'],
  ['whole', [12, 6, 5, 5], 'fewAnswers'],
  ['whole', [12, 12, 5, 5], 'fewAnswers'],
  ['whole', [12, 12, 12, 5], 'noRange'],
  ['whole', [12, 12, 12, 0], 'noRange'],
  ['whole', [9, 9, 7, 7], 'protected'],
  ['area', [1, 1, 1, 1], 'fewQuestions'],
  ['area', [3, 2, 2, 2], 'fewAsked'],
  ['area', [3, 3, 2, 2], 'fewAnswers'],
  ['area', [2, 2, 1, 1], 'fewAnswers'],
  ['area', [3, 3, 3, 2], 'noRange'],
  ['area', [3, 3, 3, 3], 'protected'],
] as const)(
  'whyNoScore of a scale of kind “%s” with the counts %j is %s',
  (kind, [questionCount, askedCount, answerCount, rangedCount], reason) => {
    expect(whyNoScore(kind, { questionCount, askedCount, answerCount, rangedCount })).toBe(reason);
  },
);

const ofSub = (first: number, count: number, subCategory: string, change: Partial<Question> = {}) =>
  Array.from({ length: count }, (_, index) => makeQuestion(first + index, { category: 'P', subCategory, ...change }));
const flat = { options: ['a', 'b'].map((text) => makeOption(3, { text })) };

const questions = [
  ...ofSub(1, 3, 'Whole'),
  ...ofSub(4, 1, 'Lone'),
  ...ofSub(5, 3, 'Alike', flat),
  ...ofSub(8, 5, 'Half'),
];
const answered = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, 0]));
const subsOf = (chosen: Record<number, number>, asked?: readonly number[]) => {
  const ids = questions.map(({ id }) => questionKey(id));
  const attempt = {
    ...makeAttempt(questions, chosen),
    ...(asked && { asked: packPresented(ids, new Set(asked.map(questionKey))) }),
  };
  return makeReportFigures(attempt, questions, []).parameters.flatMap(({ subParameters }) => subParameters);
};

it('each scale without a score in a report has its reason, and others have none', () => {
  const subs = subsOf(answered(1, 2, 3, 4, 5, 6, 7, 8, 9));
  expect(subs.map(({ name, missing }) => [name, missing])).toEqual([
    ['Whole', undefined],
    ['Lone', 'fewQuestions'],
    ['Alike', 'noRange'],
    ['Half', 'fewAnswers'],
  ]);
});

it('each scale has the number of asked questions, unless that is all of them', () => {
  const subs = subsOf(answered(1, 2, 3, 8, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(subs.map(({ askedCount, missing }) => [askedCount, missing])).toEqual([
    [undefined, undefined],
    [undefined, 'fewQuestions'],
    [undefined, 'fewAnswers'],
    [2, 'fewAsked'],
  ]);
});
