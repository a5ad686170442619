import { describe, expect, it } from 'vitest';
import { makeNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { missingWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportDocument, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { ceiling, qualitySentence } from '#functions/domain/reports/quality/quality-words.ts';
import { narrativeSection } from '#functions/domain/reports/sections/narrative-section.ts';
import { standOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import * as firstWords from '#functions/domain/words/report/first.ts';
import * as narrativeWords from '#functions/domain/words/report/narrative.ts';
import * as scoreWords from '#functions/domain/words/report/scores.ts';
import * as swotWords from '#functions/domain/words/report/swot.ts';
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

const { comparison: comparisonWords } = scoreWords;
const blocksOf = <K extends Block['kind']>(report: ReportDocument, id: ReportSection['id'], kind: K) =>
  (report.sections.find((section) => section.id === id)?.blocks ?? []).filter(
    (block): block is Block & { kind: K } => block.kind === kind,
  );
const textsIn = (report: ReportDocument, id: ReportSection['id']) =>
  blocksOf(report, id, 'text').map(({ text }) => text);

const numbersIn = (text = '') => text.match(/\d+/g) ?? [];

describe('a missing score', () => {
  const dial = { code: 'MQ' as const, name: 'Moral Quotient', members: [], questionCount: 9, answerCount: 7 };

  it('has its own sentence on a quotient for each reason, with the counts behind it', () => {
    const rows = [
      [{ missing: 'fewAnswers', answerCount: 4 }, ['4', '9', '6']],
      [{ missing: 'fewAnswers', answerCount: 4, askedCount: 7 }, ['4', '7', '6']],
      [{ missing: 'fewAsked', answerCount: 1, askedCount: 1 }, ['9', '1', '6']],
      [{ missing: 'fewQuestions', questionCount: 5 }, ['5', '6']],
      [{ missing: 'noRange', answerCount: 9 }, ['9', '9']],
      [{ missing: 'protected' }, ['7', '9']],
    ] as const;
    const texts = rows.map(([change]) => scoreWords.dialText({ ...dial, ...change }));
    expect(texts.map(numbersIn)).toEqual(rows.map(([, numbers]) => numbers));
    expect(new Set(texts.map((text) => text.replace(/\d+/g, ''))).size).toBe(rows.length);
  });

  it('explains each reason once', () => {
    const reasons = ['fewQuestions', 'fewAsked', 'noRange', 'protected'] as const;
    const all = { parameters: true, areas: true, phrases: true, reasons: new Set([...reasons, 'fewAnswers' as const]) };
    const sentences = scoreWords.missingParts(all);
    expect(sentences).toHaveLength(7);
    for (const reason of reasons)
      expect(sentences.filter((text) => text.toLowerCase().includes(missingWords[reason]))).toHaveLength(1);
    expect(scoreWords.missingParts({ parameters: false, areas: false, phrases: false, reasons: new Set() })).toEqual(
      [],
    );
  });

  it('shows only the reason that holds in a report', () => {
    const report = reportOf({ bank: plainBank(3, 2, 4, [3, 3], false), choose: () => 3, seed: 1 });
    expect(blocksOf(report, 'scores', 'list')[0]?.items).toHaveLength(1);
    expect(JSON.stringify(report).toLowerCase()).toContain(missingWords.noRange);
    expect(JSON.stringify(report)).not.toContain(missingWords.fewAnswers);
  });
});

it('the sentence on an attempt that was not finished differs by how it ended', () => {
  const sitting = { quizName: 'Q', endedAt: 0, answeredCount: 9, presentedCount: 34, questionCount: 60 } as const;
  const ends = ['candidate', 'time', 'late', 'limit'] as const;
  expect(new Set(ends.map((endReason) => firstWords.answered({ ...sitting, endReason }))).size).toBe(4);
});

it('each name on the first page comes with how reliably the stronger or weaker options were chosen, in varied words', () => {
  const strengths = [100, 80, 79].map((percent) => firstWords.strength(percent, 3, false));
  const again = [100, 80].map((percent) => firstWords.strength(percent, 3, true));
  const low = [0, 20, 21, 40].map((percent) => firstWords.growthArea(percent, 3));
  expect(new Set([...strengths, ...again, ...low]).size).toBe(9);
});

describe('the narrative', () => {
  const high = (...names: string[]): Sitting => ({
    bank: sampleBank(),
    seed: 1,
    choose: ({ subCategory }) => (names.includes(subCategory) ? 5 : 3),
  });
  const told = (sitting: Sitting, change: Parameters<typeof reportOf>[1] = {}) =>
    textsIn(reportOf(sitting, change), 'narrative');
  const flat = (isLow: (question: Question) => boolean): Sitting => ({
    bank: sampleBank(),
    seed: 1,
    choose: (question) => (isLow(question) ? 1 : 3),
  });

  it('has a sentence for two strengths in one pillar, for strengths in several, and for a single one', () => {
    const [one, two, three] = ['Goal Clarity', 'Initiative', 'Empathy'];
    expect(told(high(one))).toContain(narrativeWords.alone(one));
    const both = told(high(one, two)).join(' ');
    expect([one, two, 'Ambition and Vision'].filter((name) => !both.includes(name))).toEqual([]);
    expect(told(high(one, three)).join(' ')).toMatch(/two different pillars/);
  });

  it('joins the upside of a strength and the cost of an area that is clearly low, and not for a minor', () => {
    const sitting: Sitting = {
      bank: sampleBank(),
      seed: 1,
      choose: ({ subCategory }) => (subCategory === 'Empathy' ? 5 : subCategory === 'Initiative' ? 1 : 3),
    };
    const noteOf = (name: string) => sampleBank().map.find(({ subParameter }) => subParameter === name);
    const [upside, cost] = [noteOf('Empathy')?.higherUpside ?? '?', noteOf('Initiative')?.lowerCost ?? '?'];
    const meeting = narrativeWords.meeting({ strength: 'Empathy', upside, growth: 'Initiative', cost });
    expect(told(sitting)[0]).toBe(meeting);
    expect(told(sitting, { isMinor: true })).not.toContain(meeting);
  });

  it('says that two low areas belong together', () => {
    const sitting = flat(({ subCategory }) => /^(Goal Clarity|Initiative)$/.test(subCategory));
    expect(told(sitting).join(' ')).toMatch(/belong to one pillar, Ambition and Vision:/);
    expect(told(sitting, { isMinor: true }).join(' ')).not.toMatch(/one pillar/);
  });

  it('names the pillars that clearly differ, to a minor only the upper ones', () => {
    const sitting = flat(({ category }) => !/^B/.test(category));
    expect(told(sitting).join(' ')).toMatch(
      /In Belief, Ethics and Values your choices were stronger on the whole than in .+Ambition and Vision/,
    );
    const minor = told(sitting, { isMinor: true }).join(' ');
    expect(minor).toContain('In Belief, Ethics and Values your choices were stronger on the whole than in some');
    expect(minor).not.toContain('Ambition and Vision');
  });

  it('compares nothing where the pillars don’t differ', () => {
    const even = { bank: plainBank(3, 2, 4, [1, 3, 5], true), choose: () => 3, seed: 1 };
    expect(told(even)).toEqual([narrativeWords.same]);
    expect(textsIn(people.random(), 'narrative')).toContain(narrativeWords.close(5));
  });

  it('says which scores have changed since an earlier sitting', () => {
    const earlier = { ...sampleBank(), isMinor: false };
    const attempt = attemptOf({ bank: sampleBank(), choose: () => 1, seed: 2, change: { endedAt: 1 } });
    const sitting = { bank: sampleBank(), choose: () => 3, seed: 1 };
    expect(told(sitting, { earlier: { ...earlier, attempt } })[0]).toMatch(
      /^Since 1 January 1970 .+ from an earlier report/,
    );
  });
});

describe('the findings of the narrative', () => {
  const area = (name: string, parameter: string, percent: number) => {
    const note = makeNote({ parameter, subParameter: name }, undefined, (field) => `${field} of ${name}.`);
    return { ...makeArea(name, [percent, percent - 9, percent + 9]), parameter, note };
  };
  const [up, next, fair] = [area('Up', 'A', 80), area('Next', 'A', 75), area('Fair', 'A', 64)];
  const [low, lower, lowish] = [area('Low', 'B', 20), area('Lower', 'B', 10), area('Lowish', 'B', 40)];
  const far = area('Far', 'B', 85);
  const found = (areas: ReturnType<typeof area>[], figures: object = {}, change: object = {}) => {
    const outstanding = standOutAreas(areas, { isReliable: false, isCeiling: false });
    const own = { outstanding, pillars: [{}, {}], figures: { pairs: [], parameters: [], ...figures }, ...change };
    const { blocks = [] } = narrativeSection(own as unknown as ReportMaterial) ?? {};
    return blocks.flatMap((block) => (block.kind === 'text' ? block.text : []));
  };

  it('pair a strength with a clearly low area only with texts of the outer levels, and group areas only if all are named', () => {
    expect(found([up, low])).toContainEqual(expect.stringContaining('higherUpside of Up. Low: lowerCost of Low.'));
    expect(found([fair, low])).toEqual([narrativeWords.alone('Fair')]);
    expect(found([up, lowish])).toEqual([narrativeWords.alone('Up')]);
    expect(found([up, next, far])).toEqual([narrativeWords.together(['Up', 'Next'], 'A')]);
    expect(found([up, next, fair, far])).toEqual([]);
    expect(found([up, next], {}, { pillars: [{}] })).toEqual([]);
    expect(found([low, lower, lowish, area('Least', 'A', 5)])).toEqual([]);
  });

  it('are three at most; pillars are compared by all pairs or the three largest groups, for a minor by the best', () => {
    expect(found([up, next, low, lower], { profile: { isReliable: false } })).toHaveLength(3);
    const of = (pairs: string[], isMinor = false) => {
      const named = pairs.map(([higher, lowest]) => ({ higher, lower: lowest }));
      return found([], { pairs: named, profile: { isReliable: true } }, { isRanking: true, isMinor });
    };
    expect(of(['AB'])).toEqual([narrativeWords.pairs([{ higher: ['A'], lower: ['B'] }], false)]);
    expect(of(['AB'], true)).toEqual([narrativeWords.best(['A'])]);
    expect(of([])).toEqual([narrativeWords.different]);
    const three = ['BCDE', 'CDE', 'DE'].map((names, at) => ({ higher: ['ABC'.charAt(at)], lower: [...names] }));
    expect(of('AB AC AD AE BC BD BE CD CE DE'.split(' '))).toEqual([narrativeWords.pairs(three, true)]);
  });

  it('say once which scores rose and fell, but not to a minor', () => {
    const [less, more, isChanged] = [{ percent: 20 }, { percent: 80 }, true];
    const rows = ['A', 'B', 'EQ'].map((name) => {
      const [before, now] = name === 'B' ? [more, less] : [less, more];
      return { kind: name === 'EQ' ? 'quotient' : 'parameter', name, isChanged, before, now };
    });
    const of = (isMinor: boolean) => found([], {}, { comparison: { rows, endedAt: 1 }, isMinor });
    const changed = narrativeWords.changed({ higher: ['A'], lower: ['B'] }, '1 January 1970');
    expect([of(false), of(true)]).toEqual([[changed], []]);
  });
});

it('areas are named with their main parameter where several share a name', () => {
  const report = reportOf({
    bank: largeBank(),
    seed: 11,
    choose: ({ category, subCategory }) => (category === 'Rest and Solitude' && subCategory === 'Beginning' ? 5 : 3),
  });
  expect(JSON.stringify(report.sections[0])).toContain('Rest and Solitude: Beginning');
  expect(blocksOf(report, 'plan', 'steps')[0]?.steps.every(({ area }) => /: [A-Z]/.test(area))).toBe(true);
});

it('a first page without names says so and, to an adult, how often each kind of option was chosen', () => {
  expect(textsIn(people.flat(), 'first')).toEqual([firstWords.even, firstWords.chosen(0, 0, 60)]);
  const minor = reportOf({ bank: sampleBank(), choose: () => 3, seed: 3 }, { isMinor: true });
  expect(textsIn(minor, 'first')).toEqual([firstWords.noStrength]);
});

it('first page and SWOT say why no area is named at a ceiling', () => {
  expect(textsIn(people.ceiling(), 'first')).toEqual([ceiling]);
  expect(blocksOf(people.ceiling(), 'swot', 'quadrants')[0]?.quadrants[0]).toMatchObject({
    lines: [],
    none: swotWords.ceiling,
  });
  expect(blocksOf(people.high(), 'swot', 'quadrants')[0]?.quadrants[0]?.lines).toHaveLength(3);
});

it('the SWOT has the areas and phrases of its entries', () => {
  const report = people.high();
  const lines = blocksOf(report, 'swot', 'quadrants').flatMap(({ quadrants }) => quadrants.flatMap((one) => one.lines));
  const entries = blocksOf(report, 'swot', 'findings').flatMap(({ findings }) => findings);
  expect(entries.map(({ scale, moment }) => scale?.name ?? moment?.phrase)).toEqual(lines);
});

it('each step names its area (except for a minor), when to do it, what to notice, and the answer it comes from', () => {
  const stepsOf = (report: ReportDocument) => blocksOf(report, 'plan', 'steps')[0]?.steps ?? [];
  const [ofAnswers, ofAreas] = [stepsOf(people.low()), stepsOf(people['no phrases']())];
  for (const { when, area } of ofAnswers)
    expect([when, area]).toEqual([expect.stringMatching(/“.+”/), expect.stringMatching(/./)]);
  expect(new Set([...ofAreas.map(({ when }) => when), ...ofAreas.map(({ notice }) => notice)]).size).toBe(6);
  expect(stepsOf(people.minor()).map(({ area }) => area)).toEqual(['', '', '']);
});

it('the plan has no step for a named strength, no exercise for a higher score, and no answer that the SWOT quotes', () => {
  const planOf = (report: ReportDocument) => blocksOf(report, 'plan', 'steps').flatMap(({ steps }) => steps);
  const two = plainBank(1, 2, 6, [1, 2, 3, 4, 5], false);
  const strong = reportOf({ bank: two, choose: ({ subCategory }) => (subCategory === 'A0' ? 5 : 3), seed: 1 });
  expect(planOf(strong).map(({ area }) => area)).toEqual(['A1']);
  const exercises = [5, 1].map((points) => planOf(reportOf({ bank: sampleBank(), choose: () => points, seed: 1 })));
  expect(exercises.map((steps) => steps.filter(({ exercise }) => exercise).length)).toEqual([0, 3]);
  const entries = JSON.stringify(blocksOf(people.low(), 'swot', 'findings'));
  for (const { when } of planOf(people.low())) expect(entries).not.toContain(/“(.+)”/.exec(when)?.[1]);
});

describe('the comparison', () => {
  const bank = sampleBank();
  const days = { before: '1 January 1970', now: '21 November 2026' };
  const leadOf = (report: ReportDocument) => blocksOf(report, 'comparison', 'lead')[0]?.text;
  const of = (before: Partial<Sitting>, now: Partial<Sitting> = {}) => {
    const attempt = attemptOf({ bank, choose: about(3), seed: 2, change: { endedAt: 1 }, ...before });
    return reportOf({ bank, choose: about(3), seed: 1, ...now }, { earlier: { attempt, ...bank, isMinor: false } });
  };

  it('mentions the same questions only if both sittings answered the same ones', () => {
    expect(leadOf(of({}))).toBe(comparisonWords.allSame({ ...days, sharedCount: 60 }));
    const someShared = comparisonWords.lead({ ...days, sharedCount: 40 });
    expect([leadOf(of({}, { answered: 40 })), leadOf(of({ answered: 40 }))]).toEqual([someShared, someShared]);
    const noneShared = comparisonWords.lead({ ...days, sharedCount: 0 });
    expect(leadOf(of({ answered: 0 }, { answered: 0 }))).toBe(noneShared);
  });

  it('says that a report on the same questions may have been read', () => {
    const cautionOf = (report: ReportDocument) => blocksOf(report, 'comparison', 'text')[0]?.text;
    expect(cautionOf(of({}))).toBe(comparisonWords.alreadyRead(60));
    expect(cautionOf(people['after a retake']())).toBe(comparisonWords.alreadyRead(60));
    expect(new Set([0, 1, 60].map(comparisonWords.alreadyRead)).size).toBe(3);
  });

  it('names the day once if both sittings were on one day', () => {
    const lead = leadOf(of({ change: { endedAt: Date.parse('2026-11-20T18:40:00Z') } }));
    expect(lead?.split(days.now)).toHaveLength(2);
  });

  it('leaves out scales whose points were changed, and names them', () => {
    const turnedIf = (isTurned: (question: Question) => boolean) => {
      const questions = bank.questions.map((question) => ({
        ...question,
        id: question.id + 500,
        options: isTurned(question)
          ? question.options.map((option) => ({ ...option, points: 6 - option.points }))
          : question.options,
      }));
      return of({}, { bank: { ...bank, questions } });
    };
    const [{ category }] = bank.questions as [Question];
    const one = turnedIf((question) => question.category === category);
    expect(leadOf(one)).toBe(comparisonWords.allSame({ ...days, sharedCount: 60 }));
    expect(blocksOf(one, 'comparison', 'comparison')[0]?.rows.map(({ name }) => name)).not.toContain(category);
    const left = blocksOf(one, 'comparison', 'text').at(-1)?.text;
    for (const name of [category, scoreWords.total]) expect(left).toContain(name);
    const all = turnedIf(() => true);
    expect(blocksOf(all, 'comparison', 'comparison')).toEqual([]);
    expect(blocksOf(all, 'comparison', 'text')).toHaveLength(1);
    expect(JSON.stringify(all.sections.find(({ id }) => id === 'comparison'))).not.toMatch(/\d–\d/);
  });
});

describe('the sentence on response quality', () => {
  type Reasons = Parameters<typeof qualitySentence>[0]['reasons'];
  const said = (...reasons: Reasons) => qualitySentence({ reasons }, true);
  const uneven = (most: number) => ({ code: 'uneven-positions', values: { most, answers: 60 } }) as const;
  const run = (length: number) => ({ code: 'same-position', values: { run: length, answers: 60 } }) as const;

  it('is that of the gravest reason', () => {
    expect(said(run(8), uneven(20))).toBe(said(run(8)));
    expect(said(uneven(20))).not.toBe(said(run(8)));
    expect(said({ code: 'scattered', values: {} })).toBeUndefined();
  });

  it('has another text if nine of ten answers are at one place', () => {
    expect(said(run(53), uneven(53))).toBe(said(run(8)));
    expect(said(run(60), uneven(60))).not.toBe(said(run(8)));
    expect(said(run(30), uneven(58))).toBe(said(run(60)));
  });

  const of = (change: Partial<Sitting>) => reportOf({ bank: sampleBank(), choose: atRandom, seed: 5, ...change });
  const notes = (change: Partial<Sitting>) => blocksOf(of(change), 'first', 'note');

  it('is the first of a report with a doubt, from eight answers on and also without a total', () => {
    for (const answered of [8, 14, 20, 60]) {
      const report = of({ answered, position: 0 });
      expect(report.sections[0]?.blocks[0]).toEqual({ kind: 'lead', text: said(run(60)) });
      expect(notes({ answered, position: 0 })).toEqual([]);
      expect(report.sections.map(({ id }) => id)).not.toContain('swot');
    }
  });

  it('is a note of the first page if it is a caution', () => {
    expect(notes({ answered: 7, position: 0 }).map(({ text }) => text)).toEqual([
      said({ code: 'few-answers', values: {} }),
    ]);
    expect(notes({ choose: about(4.5, 0.9), seed: 1 })).toEqual([]);
  });

  it('mentions the most points only in a report with a total, in place of strengths', () => {
    expect(notes({ choose: () => 5 })).toEqual([]);
    expect(textsIn(of({ choose: () => 5 }), 'first')).toEqual([ceiling]);
    expect(textsIn(of({ choose: () => 5, answered: 20 }), 'first')).not.toContain(ceiling);
  });
});

it('a report with a doubt names no strength, ranks and compares nothing', () => {
  const clicking = reportOf(
    { bank: sampleBank(), choose: () => 5, seed: 5, position: 0 },
    {
      earlier: {
        ...sampleBank(),
        attempt: attemptOf({ bank: sampleBank(), choose: about(3), seed: 2, change: { endedAt: 1 } }),
        isMinor: false,
      },
    },
  );
  expect(clicking.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['lead', 'dials', 'step', 'sure']);
  expect(clicking.sections.map(({ id }) => id)).toEqual(['first', 'scores', 'choices']);
  expect(blocksOf(clicking, 'scores', 'scales')).toHaveLength(1);
});

it('a minor reads strengths and steps before any figure', () => {
  const low = reportOf({ bank: sampleBank(), choose: about(1.4, 0.9), seed: 2 }, { isMinor: true });
  const blocks = low.sections.flatMap((section) => section.blocks);
  const before = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === 'dials'),
  );
  expect(before.map(({ kind }) => kind)).toEqual(['text', 'step']);
  expect(JSON.stringify(before)).not.toMatch(/"score"|\d%|of 100/);
  expect(blocksOf(low, 'first', 'sure')[0]?.text).toContain(firstWords.certainty.nothing);
});
