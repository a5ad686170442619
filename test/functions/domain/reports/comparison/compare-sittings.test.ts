import { describe, expect, it } from 'vitest';
import type { ParameterMap, QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { compareSittings, type Sitting } from '#functions/domain/reports/comparison/compare-sittings.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

const bankOf = (first = 1): Question[] =>
  ['Wisdom', 'Health'].flatMap((category, parameter) =>
    ['Judgement', 'Calm'].flatMap((subCategory, sub) =>
      [0, 1, 2, 3, 4, 5].map((index) =>
        makeQuestion(first + parameter * 12 + sub * 6 + index, { category, subCategory }),
      ),
    ),
  );
const bank = bankOf();
const noteOf = (parameter: string, subParameter: string, quotient: QuotientCode) => ({
  parameter,
  subParameter,
  quotient,
  meaning: '',
  nextStep: '',
});
const map: ParameterMap = [noteOf('Wisdom', 'Calm', 'EQ'), noteOf('Health', 'Calm', 'EQ')];

interface Change {
  questions?: Question[];
  map?: ParameterMap;
  quizId?: number;
  answered?: (number: number) => boolean;
}

/** Every answer has this place among the options, or the one for its question. */
function sitting(place: number | ((question: Question) => number), change: Change = {}): Sitting {
  const { questions = bank, quizId = 1, answered = () => true } = change;
  const asked = questions.filter(({ number }) => answered(number));
  const chosen = Object.fromEntries(
    asked.map((question) => [question.number, typeof place === 'number' ? place : place(question)]),
  );
  const attempt = makeAttempt(questions, chosen, { ref: { quizId, version: 7, ulid: '01JD0ZK5V3M8Q4T7W2X9Y6B1CA' } });
  return { attempt, questions, figures: makeReportFigures(attempt, questions, change.map ?? map) };
}

const namesOf = (before: Sitting, now: Sitting) =>
  compareSittings(before, now).rows.map(({ kind, name }) => `${kind} ${name}`);

describe('compareSittings', () => {
  it('compares main parameters, quotients and the total, and no sub-parameters', () => {
    const { rows, sharedCount } = compareSittings(sitting(2), sitting(2));
    expect(rows.map(({ kind, name, hue }) => [kind, name, hue])).toEqual([
      ['parameter', 'Wisdom', 0],
      ['parameter', 'Health', 1],
      ['quotient', 'Emotional Quotient', undefined],
      ['total', 'Total', undefined],
    ]);
    expect(rows.map(({ isChanged }) => isChanged)).toEqual([false, false, false, false]);
    expect(sharedCount).toBe(24);
  });

  it('calls a scale changed, up or down, if Newcombe’s interval excludes zero', () => {
    // Wisdom from 50 to 75, Health from 50 to 62.5, and the quotient from 50 to 68.75.
    const better = sitting(({ category, number }) => (category === 'Wisdom' ? 3 : 2 + (number % 2)));
    const changedOf = (...pair: [Sitting, Sitting]) => compareSittings(...pair).rows.map(({ isChanged }) => isChanged);
    expect(changedOf(sitting(2), better)).toEqual([true, false, true, true]);
    expect(changedOf(better, sitting(2))).toEqual([true, false, true, true]);
    expect(compareSittings(sitting(2), better).rows[0]).toMatchObject({
      before: { percent: 50 },
      now: { percent: 75 },
    });
  });

  it('leaves out scales without a score in one of the sittings', () => {
    const short = sitting(2, { answered: (number) => number <= 12 });
    // Half of the quotient is enough.
    const kept = ['parameter Wisdom', 'quotient Emotional Quotient'];
    expect(namesOf(sitting(2), short)).toEqual(kept);
    expect(namesOf(short, sitting(2))).toEqual(kept);
    expect(compareSittings(short, sitting(2)).sharedCount).toBe(12);
    expect(namesOf(sitting(2, { answered: (number) => number % 5 === 0 }), sitting(2))).toEqual([]);
  });

  it('matches scales by name across versions, whatever their case', () => {
    const other = bankOf().map((question) => ({ ...question, category: ` ${question.category.toUpperCase()}` }));
    const shouted = map.map((one) => ({ ...one, subParameter: 'CALM' }));
    expect(namesOf(sitting(2), sitting(2, { questions: other, map: shouted }))).toEqual([
      'parameter WISDOM',
      'parameter HEALTH',
      'quotient Emotional Quotient',
      'total Total',
    ]);
  });

  it('compares no quotient with other members and no total over other main parameters', () => {
    const wider = [...map, noteOf('Wisdom', 'Judgement', 'EQ')];
    expect(namesOf(sitting(2), sitting(2, { map: wider }))).toEqual([
      'parameter Wisdom',
      'parameter Health',
      'total Total',
    ]);
    expect(namesOf(sitting(2), sitting(2, { map: [] }))).not.toContain('quotient Emotional Quotient');
    const more = [...bank, ...bankOf(25).map((question) => ({ ...question, category: 'New' }))].slice(0, 36);
    const [before, now] = [sitting(2), sitting(2, { questions: more })];
    expect(namesOf(before, now)).toEqual(['parameter Wisdom', 'parameter Health', 'quotient Emotional Quotient']);
    expect(namesOf(now, before)).toEqual(namesOf(before, now));
  });

  it('counts unchanged questions that were answered in both sittings as shared', () => {
    const shared = (change: Partial<Question>) =>
      compareSittings(
        sitting(2),
        sitting(2, { questions: bank.map((question, index) => (index < 4 ? { ...question, ...change } : question)) }),
      ).sharedCount;
    expect(shared({ subCategory: 'Renamed' })).toBe(24);
    expect(shared({ text: 'Another text' })).toBe(20);
    expect(shared({ options: [5, 4, 3, 2, 1].map((points) => makeOption(points)) })).toBe(24);
    expect(shared({ options: [1, 2, 3, 4, 5].map((points) => makeOption(points, { text: `Other ${points}` })) })).toBe(
      20,
    );
    expect(
      shared({ options: [1, 2, 3, 4, 5].map((points) => makeOption(6 - points, { text: `Option worth ${points}` })) }),
    ).toBe(24);
    expect(compareSittings(sitting(2), sitting(2, { questions: uploadedAgain })).sharedCount).toBe(24);
  });

  const uploadedAgain = bank.map((question) => ({ ...question, id: question.id + 100 }));

  it('leaves out scales whose points or members changed', () => {
    const leftOf = (change: (question: Question) => Partial<Question>) => {
      const questions = uploadedAgain.map((question) => ({ ...question, ...change(question) }));
      const { rows, otherKey } = compareSittings(sitting(2), sitting(2, { questions }));
      expect(rows.length + otherKey.length).toBe(4);
      return otherKey.map(({ kind, name }) => `${kind} ${name}`);
    };
    const turned = [1, 2, 3, 4, 5].map((points) => makeOption(6 - points, { text: `Option worth ${points}` }));
    const remarked = [5, 4, 3, 2, 1].map((points) => makeOption(points, { remarks: 'Another remark.' }));
    const [wisdom, health] = ['parameter Wisdom', 'parameter Health'];
    const [quotient, total] = ['quotient Emotional Quotient', 'total Total'];
    expect(leftOf(() => ({ options: remarked }))).toEqual([]);
    expect(leftOf(() => ({ options: turned }))).toEqual([wisdom, health, quotient, total]);
    // One of Wisdom, in no quotient.
    expect(leftOf(({ number }) => (number === 1 ? { options: turned } : {}))).toEqual([wisdom, total]);
    expect(leftOf(({ number }) => (number === 7 ? { options: turned } : {}))).toEqual([wisdom, quotient, total]);
    expect(leftOf(({ number }) => (number === 1 ? { text: 'Another', options: turned } : {}))).toEqual([]);
    // All questions are the same, with the same points, and one of them has moved.
    expect(leftOf(({ number }) => (number === 1 ? { category: 'Health' } : {}))).toEqual([health, wisdom]);
    expect(leftOf(({ number }) => (number === 1 ? { subCategory: 'Calm' } : {}))).toEqual([quotient]);
  });

  it('shares no question with a sitting of other questions or another quiz', () => {
    const half = sitting(2, { answered: (number) => number % 2 === 0 });
    expect(compareSittings(half, sitting(2, { answered: (number) => number % 2 === 1 })).sharedCount).toBe(0);
    expect(compareSittings(half, sitting(2, { quizId: 2 })).sharedCount).toBe(0);
    expect(compareSittings(half, sitting(2)).sharedCount).toBe(12);
  });
});
