import { describe, expect, it } from 'vitest';
import type { Question } from '#functions/domain/banks/question.ts';
import type { Block, ReportDocument, SectionId } from '#functions/domain/reports/document/report-document.ts';
import { standOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import { qualitySentence } from '#functions/domain/reports/quality/quality-words.ts';
import {
  growthText,
  noStrengthText,
  opportunitiesText,
  pillarText,
  planWords,
  strengthsText,
} from '#functions/domain/reports/sections/report-words-answers.ts';
import {
  bandsAlt,
  comparisonWords,
  dialText,
  noFigureNote,
} from '#functions/domain/reports/sections/report-words-figures.ts';
import {
  missingPartsSentences,
  standOutSentence,
  answeredSentence,
} from '#functions/domain/reports/sections/report-words-opening.ts';
import { makeArea } from '#test/functions/domain/reports/people/make-area.ts';
import {
  about,
  atRandom,
  attemptOf,
  people,
  reportOf,
  type Sitting,
} from '#test/functions/domain/reports/people/people.ts';
import { largeBank, sampleBank } from '#test/functions/domain/reports/people/people-banks.ts';
import { plainBank } from '#test/functions/domain/reports/people/plain-bank.ts';

const blocksOf = <K extends Block['kind']>(report: ReportDocument, id: SectionId, kind: K) =>
  (report.sections.find((section) => section.id === id)?.blocks ?? []).filter(
    (block): block is Block & { kind: K } => block.kind === kind,
  );
const leads = (report: ReportDocument, id: SectionId = 'summary') =>
  blocksOf(report, id, 'lead').map(({ text }) => text);

describe('a score that is missing', () => {
  const dial = { code: 'MQ' as const, name: 'Moral Quotient', members: [], questionCount: 9, answerCount: 7 };
  const row = { kind: 'parameter' as const, name: 'P', questionCount: 12, answerCount: 12 };

  it.each([
    [
      { missing: 'fewAnswers', answerCount: 4 },
      'not enough answers. You answered 4 of 9 questions, and a score needs 6.',
    ],
    [
      { missing: 'fewAnswers', answerCount: 4, askedCount: 7 },
      'not enough answers. You answered 4 of the 7 questions that were asked this time, and a score needs 6.',
    ],
    [
      { missing: 'fewAsked', answerCount: 1, askedCount: 1 },
      'too few asked this time. Of its 9 questions 1 was asked, and a score needs 6.',
    ],
    [{ missing: 'fewQuestions', questionCount: 5 }, 'too few questions. It has 5 questions, and a score needs 6.'],
    [
      { missing: 'noRange', answerCount: 9 },
      'points too alike. You answered 9 of 9 questions, and too few of them have options of different points.',
    ],
    [
      { missing: 'protected' },
      'left out to protect single answers. You answered 7 of 9 questions; together with the other scores it would give single answers away.',
    ],
  ] as const)('has its own words below a dial: %j', (change, text) => {
    expect(dialText({ ...dial, ...change })).toBe(`MQ: ${text}`);
  });

  it('has them at a main parameter', () => {
    expect(pillarText({ ...row, missing: 'noRange' }, false)).toBe(
      'Points too alike, so there is no score. You answered 12 of 12 questions.',
    );
    expect(pillarText({ ...row, answerCount: 5, askedCount: 5, missing: 'fewAsked' }, false)).toBe(
      'Too few asked this time, so there is no score. You answered all 5 questions that were asked this time.',
    );
  });

  it('has them below the bands', () => {
    expect(
      noFigureNote([
        { name: 'A', missing: 'fewQuestions' },
        { name: 'B', missing: 'noRange' },
      ]),
    ).toBe('Not shown here: A: too few questions; B: points too alike.');
  });

  it('is explained once for each reason', () => {
    const reasons = new Set(['fewQuestions', 'fewAsked', 'noRange', 'protected', 'fewAnswers'] as const);
    const all = missingPartsSentences({ parameters: true, areas: true, phrases: true, reasons });
    expect(all).toHaveLength(7);
    expect(all.join(' ')).toMatch(/“Too few questions”.+“Too few asked this time”.+“Points too alike”.+“Left out to/);
    expect(missingPartsSentences({ parameters: false, areas: false, phrases: false, reasons: new Set() })).toEqual([]);
  });

  it('is told in a report with the reason that holds', () => {
    const report = reportOf({ bank: plainBank(3, 2, 4, [3, 3], false), choose: () => 3, seed: 1 });
    expect(blocksOf(report, 'pillars', 'pillar')[0]?.text).toMatch(/^Points too alike/);
    expect(blocksOf(report, 'reading', 'list')[0]?.items).toEqual([expect.stringMatching(/^“Points too alike”/)]);
    expect(JSON.stringify(report)).not.toContain('not enough answers');
  });
});

describe('the first sentence', () => {
  const sitting = { quizName: 'Q', endedAt: 0, answeredCount: 34, presentedCount: 34, questionCount: 60 } as const;

  it('says that not all questions of the bank were asked', () => {
    expect(answeredSentence({ ...sitting, endReason: 'candidate' })).toBe(
      'You answered all 34 questions of Q that were asked this time on 1 January 1970.',
    );
    expect(answeredSentence({ ...sitting, questionCount: 34, endReason: 'candidate' })).not.toContain('asked');
    const one = { ...sitting, presentedCount: 1, endReason: 'time' } as const;
    expect(answeredSentence({ ...one, answeredCount: 1 })).toContain('the one question of Q that was asked this time');
    expect(answeredSentence({ ...one, answeredCount: 0 })).toMatch(
      /^You had not answered the one question of Q that was/,
    );
  });

  it('says how it ended in words that one need not know', () => {
    expect(answeredSentence({ ...sitting, answeredCount: 9, endReason: 'limit' })).toContain(
      'left or reopened too often',
    );
  });
});

describe('the second sentence', () => {
  it('speaks of no differences where there are none', () => {
    for (const points of [3, 5, 1]) {
      const [, second] = leads(reportOf({ bank: sampleBank(), choose: () => points, seed: 3 }));
      expect(second).toBe('Your parameters do not reliably differ.');
    }
    const [, second] = leads(reportOf({ bank: sampleBank(), choose: atRandom, seed: 4 }));
    expect(second).toMatch(/differ: chance alone could have made the differences that the scores show\.$/);
  });
});

describe('what stands out', () => {
  const none = { above: [], below: [], isMinor: false };

  it('is said of the areas that have a score', () => {
    expect(standOutSentence({ ...none, areaCount: 20, scoredCount: 20 })).toMatch(/^No single area stands out/);
    expect(standOutSentence({ ...none, areaCount: 20, scoredCount: 2 })).toBe(
      'Of the two areas that have a score none stands out: every interval includes the middle of the range.',
    );
    expect(standOutSentence({ ...none, areaCount: 20, scoredCount: 1 })).toMatch(
      /^The one area that has a score does not/,
    );
    const above = ['A', 'B', 'C', 'D'];
    const out = (areaCount: number, scoredCount: number) =>
      standOutSentence({ ...none, above, areaCount, scoredCount }).replace(/.+ range in /, '');
    expect([out(20, 20), out(20, 9), out(20, 4), out(4, 4)]).toEqual([
      '4 of 20 areas.',
      '4 of the 9 areas that have a score.',
      'all 4 areas that have a score.',
      'all 4 areas.',
    ]);
  });

  it('is nothing that all or most areas have in common', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `A${index}`);
    const of = (above: number, below: number, scoredCount = 20) =>
      standOutSentence({ ...none, above: names(above), below: names(below), areaCount: 20, scoredCount });
    expect(of(20, 0)).toBe(
      'No single area stands out: your answers lie clearly above the middle of the range in all 20 areas.',
    );
    expect(of(0, 3, 3)).toMatch(
      /^No single area stands out: your answers lie clearly below the middle .+ A0, A1 and A2/,
    );
    expect(of(18, 0)).toBe('Your answers lie clearly above the middle of the range in 18 of 20 areas.');
    expect(of(5, 4)).toMatch(
      /^What stands out: your answers lie clearly above .+ in 5 of 20 areas, and clearly below it in 4 of 20/,
    );
    expect([of(3, 0), of(4, 1), of(0, 1)].every((text) => text.startsWith('What stands out: your'))).toBe(true);
    expect(of(1, 0, 1)).toMatch(/^Your answers lie clearly above the middle of the range in A0\.$/);
  });

  it('names areas with their main parameter where several have one name', () => {
    const sitting: Sitting = {
      bank: largeBank(),
      seed: 11,
      choose: ({ category, subCategory }) => (category === 'Rest and Solitude' && subCategory === 'Beginning' ? 5 : 3),
    };
    const report = reportOf(sitting);
    expect(leads(report)[2]).toContain('in Rest and Solitude: Beginning.');
    expect(blocksOf(report, 'plan', 'steps')[0]?.steps.every(({ reason }) => /^[^.]+: [A-Z]/.test(reason))).toBe(true);
  });
});

describe('strengths and growth areas', () => {
  const named = { areaCount: 20, scoredCount: 20, isReliable: true };

  it('of which some are named say how many there are, and an order only where scores differ', () => {
    const ends = [80, 70, 60, 60, 60, 60];
    expect(strengthsText({ ...named, ends, shown: 2 })).toBe(
      'In six areas the whole interval lies above the middle of the range. Here are two of them, in order of the lower end of the interval; the profile shows them all.',
    );
    expect(strengthsText({ ...named, isReliable: false, ends, shown: 2 })).not.toContain('order');
    expect(strengthsText({ ...named, ends: [80, 80, 60, 60, 60, 60], shown: 2 })).not.toContain('order');
    expect(strengthsText({ ...named, ends: [80, 60, 60, 60, 60, 60, 60], shown: 1 })).toContain(
      'Here is one of them; the',
    );
  });

  it('that no order can choose are not named', () => {
    expect(strengthsText({ ...named, ends: Array.from({ length: 20 }, () => 68), shown: 0 })).toBe(
      'In all twenty areas the whole interval lies above the middle of the range; the profile shows them.',
    );
    const report = people.ceiling();
    const [first] = blocksOf(report, 'swot', 'text');
    expect(first?.text).toMatch(/^In all twenty areas/);
    expect(
      report.sections
        .find(({ id }) => id === 'swot')
        ?.blocks.slice(1, 4)
        .map(({ kind }) => kind),
    ).toEqual([...['subheading', 'text', 'subheading']]);
  });

  it('that are not there are not there of the areas with a score', () => {
    const [strong, fair] = [makeArea('a', [80, 60, 95]), makeArea('b', [50, 30, 70])];
    const growth = (areas: Parameters<typeof standOutAreas>[0], counts = {}) =>
      growthText(standOutAreas(areas, false), { ...named, ends: [], shown: 0, ...counts });
    expect(growth([strong, fair])).toBe('No area lies clearly below the middle of its range.');
    expect(growth([fair])).toBe('No area stands out.');
    expect(growth([fair], { scoredCount: 2 })).toBe('Of the two areas that have a score none stands out.');
    expect(growth([strong], { scoredCount: 1 })).toBe(
      'The one area that has a score does not lie clearly below the middle of its range.',
    );
    expect(noStrengthText({ areaCount: 20, scoredCount: 2 })).toMatch(/^Of the two areas that have a score none lies/);
    expect(noStrengthText({ areaCount: 20, scoredCount: 1 })).toMatch(/^The one area that has a score does not lie/);
  });
});

it('an opportunity is spoken of as one, and its steps only where there are some', () => {
  expect(opportunitiesText([true])).toBe('What was done here helps, and costs something. It has a step to try.');
  expect(opportunitiesText([true, true])).toMatch(/in these situations helps.+ Each has a step to try\.$/);
  expect(opportunitiesText([true, false])).not.toContain('step');
});

describe('the plan', () => {
  it('tells each situation before its step, and where it begins', () => {
    const [steps] = blocksOf(people.low(), 'plan', 'steps');
    for (const { reason } of steps?.steps ?? [])
      expect(reason).toMatch(/The situation: “.+” Your answer: “.+” When something/);
    const words = (isFromAnswers: boolean, isFromLeast: boolean) =>
      planWords.lead({ count: 3, isFromAnswers, isFromLeast });
    expect(words(true, true)).toMatch(/says of your answers, beginning with the areas in which your answers leave/);
    expect(words(false, false)).toMatch(/says of these areas\. Set a date/);
    expect(leads(people['no phrases'](), 'plan')[0]).toContain('says of these areas');
  });
});

describe('the comparison', () => {
  const bank = sampleBank();
  const of = (before: Partial<Sitting>, now: Partial<Sitting> = {}) => {
    const attempt = attemptOf({ bank, choose: about(3), seed: 2, change: { endedAt: 1 }, ...before });
    return reportOf({ bank, choose: about(3), seed: 1, ...now }, { earlier: { attempt, ...bank, isMinor: false } });
  };

  it('says “the same questions” only where they were the same in both', () => {
    expect(leads(of({}), 'comparison')[0]).toContain('with the same sixty questions');
    expect(leads(of({}, { answered: 40 }), 'comparison')[0]).toContain('Forty questions were answered in both');
    expect(leads(of({ answered: 40 }), 'comparison')[0]).toContain('Forty questions were answered in both');
  });

  it('says of two sittings on one day that they were on it', () => {
    expect(leads(of({ change: { endedAt: Date.parse('2026-11-20T18:40:00Z') } }), 'comparison')[0]).toBe(
      'You took this assessment twice on 21 November 2026, with the same sixty questions.',
    );
    const few = { before: 'A', now: 'B', sharedCount: 1 };
    expect(comparisonWords.allSame(few)).toMatch(/on A and again on B, with the same one question\.$/);
    expect(leads(of({ answered: 0 }, { answered: 0 }), 'comparison')[0]).toContain('have no question in common');
  });

  it('leaves out scales over which points were changed, and says so', () => {
    const of = (isTurned: (question: Question) => boolean) => {
      const questions = bank.questions.map((question) => ({
        ...question,
        id: question.id + 500,
        options: isTurned(question)
          ? question.options.map((option) => ({ ...option, points: 6 - option.points }))
          : question.options,
      }));
      const attempt = attemptOf({ bank, choose: about(3), seed: 2, change: { endedAt: 1 } });
      const now = { bank: { ...bank, questions }, choose: about(3), seed: 1 };
      return reportOf(now, { earlier: { attempt, ...bank, isMinor: false } });
    };
    const [first] = bank.questions;
    const one = of(({ category }) => category === first?.category);
    expect(leads(one, 'comparison')[0]).toContain('with the same sixty questions');
    expect(blocksOf(one, 'comparison', 'comparison')[0]?.rows.map(({ name }) => name)).not.toContain(first?.category);
    expect(blocksOf(one, 'comparison', 'text').at(-1)?.text).toMatch(
      /^Not compared: .*All questions together.*\. Between the two sittings the points of questions/,
    );
    const all = of(() => true);
    expect(blocksOf(all, 'comparison', 'comparison')).toEqual([]);
    expect(blocksOf(all, 'comparison', 'text')).toHaveLength(1);
    expect(JSON.stringify(all.sections.find(({ id }) => id === 'comparison'))).not.toMatch(/change\b|%/);
  });

  it('says by how much a score would have to move, as the questions have it', () => {
    expect(blocksOf(of({}), 'comparison', 'note')[0]?.text).toMatch(
      /from 50 a score would have to move by about 11 to 27 points/,
    );
    expect(comparisonWords.note([23, 23])).toContain('by about 23 points');
  });
});

it('the text of a bar speaks of answers', () => {
  const rows = [{ name: 'P', hue: 0, counts: [5, 1, 0] }];
  expect(bandsAlt(rows, ['4–5 points', '2–3 points', '1 point'])).toContain(
    'P: 5 answers of 4–5 points, 1 answer of 2–3 points and 0 answers of 1 point.',
  );
  expect(bandsAlt(rows, ['Goodness', 'Passion', 'Ignorance'])).toContain('5 answers in Goodness, 1 answer in Passion');
});

it('a quality sentence says what was found', () => {
  const said = (...codes: ('same-position' | 'uneven-positions' | 'scattered')[]) =>
    qualitySentence({ reasons: codes.map((code) => ({ code, values: {} })) }, true);
  expect(said('same-position', 'uneven-positions')).toMatch(/^Several answers in a row/);
  expect(said('uneven-positions')).toMatch(/^Some places on the screen were chosen much more often/);
  expect(said('scattered')).toBeUndefined();
});

it('a quality sentence calls a run several answers, and nine of ten nearly all', () => {
  const said = (run: number, most: number) =>
    qualitySentence(
      {
        reasons: [
          { code: 'same-position', values: { run, answers: 60 } },
          { code: 'uneven-positions', values: { most, answers: 60 } },
        ],
      },
      true,
    );
  expect(said(8, 20)).toMatch(/^Several answers in a row were/);
  expect(said(53, 53)).toMatch(/^Several answers in a row were/);
  expect(said(60, 60)).toMatch(/^Nearly all of your answers were at the same place/);
  expect(said(30, 58)).toMatch(/^Nearly all/);
});

describe('how the questions were answered', () => {
  const said = (change: Partial<Sitting>) =>
    blocksOf(reportOf({ bank: sampleBank(), choose: atRandom, seed: 5, ...change }), 'summary', 'note').map(
      ({ text }) => text,
    );

  it('is said from eight answers on, also where there is no total', () => {
    for (const answered of [8, 14, 20, 60])
      expect([answered, said({ answered, position: 0 })]).toEqual([
        answered,
        [expect.stringMatching(/^Nearly all of your answers were at the same place/)],
      ]);
    expect(said({ answered: 7, position: 0 })).toEqual([]);
  });

  it('tells of the most points only beside a total', () => {
    expect(said({ choose: () => 5 })).toEqual([expect.stringMatching(/cannot tell your strengths apart/)]);
    expect(said({ choose: () => 5, answered: 20 })).toEqual([]);
  });
});

describe('a minor', () => {
  const low = reportOf({ bank: sampleBank(), choose: about(1.4, 0.9), seed: 2 }, { isMinor: true });

  it('reads strengths and steps before any figure', () => {
    const before = low.sections.slice(
      0,
      low.sections.findIndex(({ id }) => id === 'reading'),
    );
    expect(before.map(({ id }) => id)).toEqual(['cover', 'summary', 'swot', 'plan']);
    expect(JSON.stringify(before)).not.toMatch(/"score"|\d%|of 100/);
    expect(blocksOf(low, 'profile', 'dials')[0]?.dials).toHaveLength(3);
  });
});
