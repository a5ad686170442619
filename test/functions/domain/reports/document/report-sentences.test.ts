import { describe, expect, it } from 'vitest';
import type { Question } from '#functions/domain/banks/question.ts';
import { missingWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportDocument, SectionId } from '#functions/domain/reports/document/report-document.ts';
import { standOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import { qualitySentence } from '#functions/domain/reports/quality/quality-words.ts';
import {
  growthText,
  opportunitiesText,
  planWords,
  strengthsText,
  swotWords,
} from '#functions/domain/reports/sections/report-words-answers.ts';
import { comparisonWords, dialText, profileWords } from '#functions/domain/reports/sections/report-words-figures.ts';
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

const numbersIn = (text = '') => text.match(/\d+/g) ?? [];

describe('a missing score', () => {
  const dial = { code: 'MQ' as const, name: 'Moral Quotient', members: [], questionCount: 9, answerCount: 7 };

  it('has its own sentence below a dial for each reason, with the counts behind it', () => {
    const rows = [
      [{ missing: 'fewAnswers', answerCount: 4 }, ['4', '9', '6']],
      [{ missing: 'fewAnswers', answerCount: 4, askedCount: 7 }, ['4', '7', '6']],
      [{ missing: 'fewAsked', answerCount: 1, askedCount: 1 }, ['9', '1', '6']],
      [{ missing: 'fewQuestions', questionCount: 5 }, ['5', '6']],
      [{ missing: 'noRange', answerCount: 9 }, ['9', '9']],
      [{ missing: 'protected' }, ['7', '9']],
    ] as const;
    const texts = rows.map(([change]) => dialText({ ...dial, ...change }));
    expect(texts.map(numbersIn)).toEqual(rows.map(([, numbers]) => numbers));
    expect(new Set(texts.map((text) => text.replace(/\d+/g, ''))).size).toBe(rows.length);
  });

  it('explains each reason once', () => {
    const reasons = ['fewQuestions', 'fewAsked', 'noRange', 'protected'] as const;
    const all = { parameters: true, areas: true, phrases: true, reasons: new Set([...reasons, 'fewAnswers' as const]) };
    const sentences = missingPartsSentences(all);
    expect(sentences).toHaveLength(7);
    for (const reason of reasons)
      expect(sentences.filter((text) => text.toLowerCase().includes(missingWords[reason]))).toHaveLength(1);
    expect(missingPartsSentences({ parameters: false, areas: false, phrases: false, reasons: new Set() })).toEqual([]);
  });

  it('shows only the reason that holds in a report', () => {
    const report = reportOf({ bank: plainBank(3, 2, 4, [3, 3], false), choose: () => 3, seed: 1 });
    expect(blocksOf(report, 'pillars', 'pillar')[0]?.text.toLowerCase()).toContain(missingWords.noRange);
    expect(blocksOf(report, 'reading', 'list')[0]?.items).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain(missingWords.fewAnswers);
  });
});

it('the first sentence of the summary differs by how the attempt ended', () => {
  const sitting = { quizName: 'Q', endedAt: 0, answeredCount: 9, presentedCount: 34, questionCount: 60 } as const;
  const ends = ['candidate', 'time', 'late', 'limit'] as const;
  expect(new Set(ends.map((endReason) => answeredSentence({ ...sitting, endReason }))).size).toBe(4);
});

it('the second sentence of the summary is the same for all equal scores, and another for unequal ones', () => {
  const secondOf = (choose: Sitting['choose']) => leads(reportOf({ bank: sampleBank(), choose, seed: 4 }))[1];
  const [equal, other] = [5, 1].map((points) => secondOf(() => points));
  expect(other).toBe(equal);
  expect(secondOf(atRandom)).not.toBe(equal);
});

describe('standOutSentence', () => {
  const none = { above: [], below: [], isMinor: false };
  const names = (count: number) => Array.from({ length: count }, (_, index) => `A${'abcdefghijklmnopqrst'[index]}`);
  const of = (above: number, below: number, scoredCount = 20, areaCount = 20) =>
    standOutSentence({ ...none, above: names(above), below: names(below), areaCount, scoredCount });

  it('counts only areas that have a score', () => {
    expect(new Set([of(0, 0), of(0, 0, 2), of(0, 0, 1)]).size).toBe(3);
    expect([of(4, 0), of(4, 0, 9), of(4, 0, 4), of(4, 0, 4, 4)].map(numbersIn)).toEqual([
      ['4', '20'],
      ['4', '9'],
      ['4'],
      ['4'],
    ]);
    expect(of(4, 0, 4)).not.toBe(of(4, 0, 4, 4));
  });

  it('names areas with their main parameter where several share a name', () => {
    const sitting: Sitting = {
      bank: largeBank(),
      seed: 11,
      choose: ({ category, subCategory }) => (category === 'Rest and Solitude' && subCategory === 'Beginning' ? 5 : 3),
    };
    const report = reportOf(sitting);
    expect(leads(report)[2]).toContain('Rest and Solitude: Beginning');
    expect(blocksOf(report, 'plan', 'steps')[0]?.steps.every(({ reason }) => /^[^.]+: [A-Z]/.test(reason))).toBe(true);
  });
});

describe('strengths and growth areas', () => {
  const named = { areaCount: 20, scoredCount: 20, shown: 0 };
  const of = (...areas: Parameters<typeof standOutAreas>[0]) =>
    standOutAreas(areas, { isReliable: false, isCeiling: false });
  const [strong, fair] = [makeArea('a', [80, 60, 95]), makeArea('b', [50, 30, 70])];

  it('are counted if not all are named', () => {
    const six = of(...Array.from({ length: 6 }, () => strong));
    expect(strengthsText(six, { ...named, shown: 3 })).toMatch(/six.+three/);
    expect(strengthsText(of(strong), { ...named, shown: 1 })).not.toMatch(/six|one/);
  });

  it('name no area at a ceiling, and say why', () => {
    const text = blocksOf(people.ceiling(), 'swot', 'text')[0]?.text;
    expect(text).toMatch(/all twenty areas.+most points nearly every time/);
    const swot = people.ceiling().sections.find(({ id }) => id === 'swot');
    expect(swot?.blocks.slice(1, 4).map(({ kind }) => kind)).toEqual(['subheading', 'text', 'subheading']);
    expect(blocksOf(people.high(), 'swot', 'findings')[0]?.findings).toHaveLength(3);
  });

  it('have another text for none among the areas with a score', () => {
    const texts = [20, 2, 1].flatMap((scoredCount) => [
      growthText(of(strong), { ...named, scoredCount }),
      strengthsText(of(fair), { ...named, scoredCount }),
    ]);
    expect(new Set(texts).size).toBe(6);
  });
});

it('the text on opportunities mentions steps only if each opportunity has one', () => {
  const [one, two, twoWithSteps] = [[true], [true, false], [true, true]].map(opportunitiesText);
  expect(twoWithSteps).toContain(two);
  expect(new Set([one, two, twoWithSteps]).size).toBe(3);
});

it('the plan gives each step with its situation and answer, and says where the steps come from', () => {
  const [steps] = blocksOf(people.low(), 'plan', 'steps');
  for (const { reason } of steps?.steps ?? []) expect(reason).toMatch(/“.+”.+“.+”/);
  const lead = (isFromAnswers: boolean, isFromLeast: boolean) =>
    planWords.lead({ count: 3, isFromAnswers, isFromLeast });
  const ofAreas = [lead(false, true), lead(false, false)];
  expect(new Set([...ofAreas, lead(true, true), lead(true, false)]).size).toBe(4);
  expect(ofAreas).toContain(leads(people['no phrases'](), 'plan')[0]);
});

describe('the comparison', () => {
  const bank = sampleBank();
  const days = { before: '1 January 1970', now: '21 November 2026' };
  const leadOf = (report: ReportDocument) => leads(report, 'comparison')[0];
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
    for (const name of [category, profileWords.total]) expect(left).toContain(name);
    const all = turnedIf(() => true);
    expect(blocksOf(all, 'comparison', 'comparison')).toEqual([]);
    expect(blocksOf(all, 'comparison', 'text')).toHaveLength(1);
    expect(JSON.stringify(all.sections.find(({ id }) => id === 'comparison'))).not.toContain('%');
  });

  it('gives the points by which the least sure score has to move', () => {
    expect(numbersIn(blocksOf(of({}), 'comparison', 'note')[0]?.text).slice(-2)).toEqual(['18', '50']);
  });
});

it('names the main parameters that clearly differ, but not to a minor', () => {
  const sitting: Sitting = { bank: sampleBank(), choose: ({ category }) => (/^B/.test(category) ? 5 : 3), seed: 1 };
  const notes = (isMinor: boolean) =>
    blocksOf(reportOf(sitting, { isMinor }), 'profile', 'note').map(({ text }) => text);
  expect(notes(false)[1]).toMatch(/^Belief, Ethics and Values is clearly higher than “Ambition and Vision”, /);
  expect(notes(true)).toEqual(notes(false).slice(0, 1));
  // They differ, but no two of them do by themselves.
  expect(blocksOf(people.high(), 'profile', 'note')).toHaveLength(1);
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
  const notes = (change: Partial<Sitting>) => blocksOf(of(change), 'summary', 'note');

  it('is the first of a report with a doubt, from eight answers on and also without a total', () => {
    for (const answered of [8, 14, 20, 60]) {
      const report = of({ answered, position: 0 });
      expect(report.sections[0]?.blocks[0]).toEqual({ kind: 'lead', text: said(run(60)) });
      expect(notes({ answered, position: 0 })).toEqual([]);
    }
  });

  it('is a note of the summary if it is a caution', () => {
    expect(notes({ answered: 7, position: 0 }).map(({ text }) => text)).toEqual([
      said({ code: 'few-answers', values: {} }),
    ]);
    expect(notes({ choose: about(4.5, 0.9), seed: 1 })).toEqual([]);
  });

  it('mentions the most points only in a report with a total', () => {
    expect(notes({ choose: () => 5 }).map(({ text }) => text)).toEqual([said({ code: 'ceiling', values: {} })]);
    expect(notes({ choose: () => 5, answered: 20 })).toEqual([]);
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
  expect(clicking.sections.map(({ id }) => id)).not.toContain('comparison');
  expect(leads(clicking)).toHaveLength(1);
  expect(blocksOf(clicking, 'profile', 'note')).toEqual([]);
  expect(blocksOf(clicking, 'swot', 'subheading').map(({ text }) => text)).toEqual([
    swotWords.opportunities,
    swotWords.watch,
  ]);
  expect(leads(clicking, 'plan')[0]).toBe(planWords.lead({ count: 3, isFromAnswers: true, isFromLeast: false }));
});

it('a minor reads strengths and steps before any figure', () => {
  const low = reportOf({ bank: sampleBank(), choose: about(1.4, 0.9), seed: 2 }, { isMinor: true });
  const ids = low.sections.map(({ id }) => id);
  const before = low.sections.slice(0, ids.indexOf('reading'));
  expect(before.map(({ id }) => id)).toEqual(['cover', 'summary', 'swot', 'plan']);
  expect(JSON.stringify(before)).not.toMatch(/"score"|\d%|of 100/);
  expect(blocksOf(low, 'profile', 'dials')[0]?.dials).toHaveLength(3);
});
