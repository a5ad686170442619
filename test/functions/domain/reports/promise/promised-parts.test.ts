import { describe, expect, it } from 'vitest';
import { brokenPromise, promiseWords, reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';
import { broken } from '#functions/domain/words/report-parts.ts';

const questions = bankOfThree();
const lq = { quotient: 'LQ' as const };
const withPhrase = questions.map((question, place) =>
  place > 0
    ? question
    : { ...question, options: question.options.map((option) => ({ ...option, scw: 'Careful, and slow.' })) },
);

describe('promisedParts', () => {
  it('promises scores, quotients of six questions or more, and a SWOT if there are phrases', () => {
    const five = [noteOf('A', 'a1', lq), noteOf('B', 'b1', lq)];
    expect(promisedParts({ questions, map: [] })).toEqual(['scores']);
    expect(promisedParts({ questions, map: five })).toEqual(['scores']);
    const six = [...five, noteOf('C', 'c1', lq), noteOf('A', 'a2', { quotient: 'EQ' })];
    expect(promisedParts({ questions, map: six })).toEqual(['scores', 'LQ']);
    expect(promisedParts({ questions: withPhrase, map: six })).toEqual(['scores', 'LQ', 'swot']);
  });

  it('promises a SWOT only with areas that can have a figure and phrases on moments', () => {
    const withSwot = withPhrase.map((question) => ({ ...question }));
    expect(promisedParts({ questions: withSwot, map: [] })).toEqual(['scores', 'swot']);
    const equal = withSwot.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, points: 3 })),
    }));
    expect(promisedParts({ questions: equal, map: [] })).toEqual([]);
    const oneEach = (count: number, categoryOf: (place: number) => string) =>
      Array.from({ length: count }, (_, place) => ({
        text: `Q${place}`,
        category: categoryOf(place),
        subCategory: `Part ${place}`,
        options: withSwot[0]?.options ?? [],
      }));
    expect(promisedParts({ questions: oneEach(8, (place) => `P${place}`), map: [] })).toEqual([]);
    // Each main parameter has a figure, and none of the areas that a SWOT is made of.
    const alone = oneEach(6, () => 'P');
    expect(promisedParts({ questions: alone, map: [] })).toEqual(['scores']);
    expect(promisedParts({ questions: alone.map((one) => ({ ...one, subCategory: '' })), map: [] })).toEqual([
      'scores',
      'swot',
    ]);
    const praised = questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, strength: 'Bold' })),
    }));
    expect(promisedParts({ questions: praised, map: [] })).toEqual(['scores']);
  });

  it('promiseWords names the parts, and brokenPromise those that the site promises but the bank lacks', () => {
    expect(promiseWords(reportParts)).toMatch(/scores.+Emotional, Moral and Leadership Quotients and a SWOT$/);
    expect(promiseWords(['scores', 'EQ'])).toMatch(/scores.+ and your Emotional Quotient$/);
    expect(brokenPromise(reportParts)).toBeUndefined();
    expect(brokenPromise(['scores', 'EQ', 'swot'])).toBe(broken('no MQ and no LQ'));
    expect(brokenPromise(['EQ', 'MQ', 'LQ', 'swot'])).toBe(broken('no scores'));
    expect(brokenPromise([])).toBe(broken('no scores, no EQ, no MQ, no LQ and no SWOT'));
  });
});
