import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { type BankContent, reportEffect } from '#functions/domain/reports/promise/report-effect.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';

const [sample] = bankOfThree();
const options = (sample?.options ?? []).map((option) => ({ ...option, scw: 'Careful, and slow.' }));

/** `Ambition Goals 3`: three questions of one area. */
function bankOf(...areas: string[]): DraftQuestion[] {
  return areas.flatMap((area) => {
    const [category = '', subCategory = '', count] = area.split(' ');
    const texts = Array.from({ length: Number(count) }, (_, place) => `${category} ${subCategory} ${place}?`);
    return texts.map((text) => ({ text, category, subCategory, options }));
  });
}

const mq = { quotient: 'MQ' } as const;
const map = [
  ...['Fairness', 'Honesty', 'Trust'].map((sub) => noteOf('Belief', sub, mq)),
  noteOf('Ambition', 'Grit', mq),
];
const areas = ['Ambition Goals 3', 'Ambition Drive 3', 'Ambition Grit 3', 'Belief Fairness 3', 'Belief Honesty 3'];
const questions = bankOf(...areas, 'Belief Trust 3');
const before: BankContent = { questions, map };
const lacks = 'The site promises EQ, MQ, LQ and a SWOT. The report of this bank has no EQ and no LQ.';

const change = (index: number, changed: Partial<DraftQuestion>) =>
  questions.map((question, place) => (place === index ? { ...question, ...changed } : question));

describe('reportEffect', () => {
  it('names the area with one question, to whose protection a moved category loses a quotient and an area', () => {
    const why = '“Goals” would have one question in “Belief”';
    expect(reportEffect(before, { questions: change(0, { category: 'Belief' }), map })).toEqual({
      warnings: [`Reports lose MQ: ${why}.`, `Reports lose the score of “Trust” in “Belief”: ${why}.`, lacks],
      other: [],
    });
  });

  const keeps = ['New reports keep everything they have now.'];
  const rows: [string, Partial<BankContent>, string[], string[]?][] = [
    ['nothing', {}, [], keeps],
    ['a text', { questions: change(0, { text: 'What now?' }) }, [], keeps],
    [
      'the removal of an area of a quotient',
      { questions: questions.filter(({ subCategory }) => subCategory !== 'Grit') },
      ['the score of “Grit” in “Ambition”: no question is left for it'],
      [
        'MQ counts 9 questions instead of 12.',
        'An attempt has 15 questions instead of 18, and 8 min instead of 9 min.',
      ],
    ],
    [
      'areas of a quotient that shrink',
      { questions: questions.filter(({ text }) => !/(Fairness|Honesty|Trust) [01]|Grit 0/.test(text)) },
      [
        'MQ: “Ambition › Grit”, “Belief › Fairness”, “Belief › Honesty” and “Belief › Trust” would have 5 questions, and a score needs 6',
        'the total score: “Belief” would have no score',
        'the score of “Belief”: it would have 3 questions, and a score needs 6',
        'the score of “Fairness” in “Belief”: it would have 1 question, and a score needs 2',
        'the score of “Honesty” in “Belief”: it would have 1 question, and a score needs 2',
        'the score of “Trust” in “Belief”: it would have 1 question, and a score needs 2',
      ],
      ['An attempt has 11 questions instead of 18, and 6 min instead of 9 min.'],
    ],
    ['the removal of the notes', { map: [] }, ['MQ: no question is left for it']],
    [
      'points beyond the bands',
      { questions: change(0, { options: options.map((option) => ({ ...option, points: option.points * 5 })) }) },
      ['the bands: not all points of “Ambition Goals 0?” are 1 to 5'],
    ],
    [
      'the removal of all phrases',
      { questions: questions.map((one) => ({ ...one, options: sample?.options ?? [] })) },
      ['the SWOT: no option says a weakness'],
    ],
  ];
  it.each(rows)('tells what reports lose by %s', (_, changes, lost, other = []) => {
    const warnings = [...lost.map((end) => `Reports lose ${end}.`), lacks];
    expect(reportEffect(before, { ...before, ...changes })).toEqual({ warnings, other });
  });

  it('tells what reports gain, and that an own time limit stays', () => {
    const after = { questions: [...questions, ...bankOf('Health Sleep 6')], map };
    expect(reportEffect(before, after, { secondsPerAttempt: 90 }).other).toEqual([
      'Reports gain the score of “Health”: it would have 6 questions.',
      'An attempt has 24 questions instead of 18, and still 90 s.',
    ]);
  });

  it('compares a new quiz with nothing but the promise of the site', () => {
    expect(reportEffect(undefined, before)).toEqual({ warnings: [lacks], other: [] });
  });
});
