import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { type BankContent, reportEffect } from '#functions/domain/reports/promise/report-effect.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';
import * as words from '#functions/domain/words/report-effect.ts';
import { broken } from '#functions/domain/words/report-parts.ts';

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
const lacks = broken('no EQ and no LQ');

const change = (index: number, changed: Partial<DraftQuestion>) =>
  questions.map((question, place) => (place === index ? { ...question, ...changed } : question));

describe('reportEffect', () => {
  it('names the area with one question, to whose protection a moved category loses a quotient and an area', () => {
    const why = words.lone('Goals', 'Belief');
    expect(reportEffect(before, { questions: change(0, { category: 'Belief' }), map })).toEqual({
      warnings: [words.lost('MQ', why), words.lost(words.areaScoreOf('Trust', 'Belief'), why), lacks],
      other: [],
    });
  });

  const keeps = [words.unchanged];
  const needs = (count: number, least: number) => words.needs(words.it, count, least);
  const rows: [string, Partial<BankContent>, string[], string[]?][] = [
    ['nothing', {}, [], keeps],
    ['a text', { questions: change(0, { text: 'What now?' }) }, [], keeps],
    [
      'the removal of an area of a quotient',
      { questions: questions.filter(({ subCategory }) => subCategory !== 'Grit') },
      [words.lost(words.areaScoreOf('Grit', 'Ambition'), words.noQuestion)],
      [words.counts('MQ', 9, 12), words.otherTime(15, 18, '8 min', '9 min')],
    ],
    [
      'areas of a quotient that shrink',
      { questions: questions.filter(({ text }) => !/(Fairness|Honesty|Trust) [01]|Grit 0/.test(text)) },
      [
        words.lost(
          'MQ',
          words.needs('“Ambition › Grit”, “Belief › Fairness”, “Belief › Honesty” and “Belief › Trust”', 5, 6),
        ),
        words.lost(words.parts.total, words.scoreless('“Belief”')),
        words.lost(words.scoreOf('Belief'), needs(3, 6)),
        ...['Fairness', 'Honesty', 'Trust'].map((area) => words.lost(words.areaScoreOf(area, 'Belief'), needs(1, 2))),
      ],
      [words.otherTime(11, 18, '6 min', '9 min')],
    ],
    ['the removal of the notes', { map: [] }, [words.lost('MQ', words.noQuestion)]],
    [
      'the removal of all phrases',
      { questions: questions.map((one) => ({ ...one, options: sample?.options ?? [] })) },
      [words.lost(words.parts.swot, words.noWeakness)],
    ],
  ];
  it.each(rows)('tells what reports lose by %s', (_, changes, lost, other = []) => {
    expect(reportEffect(before, { ...before, ...changes })).toEqual({ warnings: [...lost, lacks], other });
  });

  it('tells what reports gain, and that an own time limit stays', () => {
    const after = { questions: [...questions, ...bankOf('Health Sleep 6')], map };
    expect(reportEffect(before, after, { secondsPerAttempt: 90 }).other).toEqual([
      words.gained(words.scoreOf('Health'), words.has(words.it, 6)),
      words.sameTime(24, 18, '90 s'),
    ]);
  });

  it('compares a new quiz with nothing but the promise of the site', () => {
    expect(reportEffect(undefined, before)).toEqual({ warnings: [lacks], other: [] });
  });
});
