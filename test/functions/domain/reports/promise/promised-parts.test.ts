import { describe, expect, it } from 'vitest';
import { brokenPromise, promiseWords } from '#functions/domain/reports/promise/promise-words.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';

const questions = bankOfThree();
const lq = { quotient: 'LQ' as const };
const withPhrase = questions.map((question, place) =>
  place > 0
    ? question
    : { ...question, options: question.options.map((option) => ({ ...option, scw: 'Careful, and slow.' })) },
);

describe('what the report of a bank has', () => {
  it('is its scores; a quotient from six questions on; a SWOT where there are phrases', () => {
    const five = [noteOf('A', 'a1', lq), noteOf('B', 'b1', lq)];
    expect(promisedParts({ questions, map: [] })).toEqual(['scores']);
    expect(promisedParts({ questions, map: five })).toEqual(['scores']);
    const six = [...five, noteOf('C', 'c1', lq), noteOf('A', 'a2', { quotient: 'EQ' })];
    expect(promisedParts({ questions, map: six })).toEqual(['scores', 'LQ']);
    expect(promisedParts({ questions: withPhrase, map: six })).toEqual(['scores', 'LQ', 'swot']);
  });

  it('is a SWOT only where each half of one can come: areas with a figure, and phrases of moments', () => {
    const withSwot = withPhrase.map((question) => ({ ...question }));
    expect(promisedParts({ questions: withSwot, map: [] })).toEqual(['scores', 'swot']);
    const equal = withSwot.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, points: 3 })),
    }));
    expect(promisedParts({ questions: equal, map: [] })).toEqual([]);
    const single = Array.from({ length: 8 }, (_, place) => ({
      text: `Q${place}`,
      category: `P${place}`,
      subCategory: `P${place} part`,
      options: withSwot[0]?.options ?? [],
    }));
    expect(promisedParts({ questions: single, map: [] })).toEqual([]);
    // Each main parameter has a figure, and none of the areas that a SWOT is made of.
    const alone = Array.from({ length: 6 }, (_, place) => ({
      text: `Q${place}`,
      category: 'P',
      subCategory: `P part ${place}`,
      options: withSwot[0]?.options ?? [],
    }));
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

  it('is told in words, and so is what the site promises beyond it', () => {
    expect(promiseWords(reportParts)).toBe(
      'your scores on the core parameters, your Emotional, Moral and Leadership Quotients and a SWOT',
    );
    expect(promiseWords(['scores', 'EQ'])).toBe('your scores on the core parameters and your Emotional Quotient');
    expect(brokenPromise(reportParts)).toBeUndefined();
    expect(brokenPromise(['scores', 'EQ', 'swot'])).toBe(
      'The site promises EQ, MQ, LQ and a SWOT. The report of this bank has no MQ and no LQ.',
    );
    expect(brokenPromise(['scores'])).toContain('has no EQ, no MQ, no LQ and no SWOT.');
    expect(brokenPromise(['EQ', 'MQ', 'LQ', 'swot'])).toBe(
      'The site promises scores, EQ, MQ, LQ and a SWOT. The report of this bank has no scores.',
    );
    expect(brokenPromise([])).toContain('has no scores, no EQ, no MQ, no LQ and no SWOT.');
  });
});
