import { describe, expect, it } from 'vitest';
import { reportDocument } from '#functions/domain/reports/document/report-document.ts';
import { composeReport } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, ReportDocument, SectionId } from '#functions/domain/reports/document/report-document.ts';
import {
  atRandom,
  attemptOf,
  people,
  personNames,
  personReport,
  reportOf,
} from '#test/functions/domain/reports/people/people.ts';
import { sampleBank } from '#test/functions/domain/reports/people/people-banks.ts';

const idsOf = (report: ReportDocument) => report.sections.map(({ id }) => id);
const sectionOf = (report: ReportDocument, id: SectionId) => report.sections.find((section) => section.id === id);
const blocksOf = <K extends Block['kind']>(report: ReportDocument, id: SectionId, kind: K) =>
  (sectionOf(report, id)?.blocks ?? []).filter((block): block is Block & { kind: K } => block.kind === kind);
const textOf = (value: unknown) => JSON.stringify(value);

const whole = [...(['cover', 'summary', 'reading', 'profile', 'bands', 'swot', 'pillars', 'plan'] as const), 'method'];

describe('a report', () => {
  it.each(personNames)('fits the wire schema and is the same each time: %s', (name) => {
    const report = personReport(name);
    expect(reportDocument.parse(report)).toEqual(report);
    expect(personReport(name)).toEqual(report);
  });

  it('has its sections in order', () => {
    expect(idsOf(people.high())).toEqual(whole);
    expect(people.high().appendix).toMatchObject({ id: 'answers' });
  });

  it('names the attempt, the person, the quiz, the bank version and the template', () => {
    expect(people.high()).toMatchObject({
      attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA',
      candidateName: 'Priya Srivastava',
      quizName: 'TrueIn Assessment',
      endedAt: Date.parse('2026-11-20T19:30:00Z'),
      bankVersion: 7,
      template: 2,
      isMinor: false,
      answeredCount: 60,
      presentedCount: 60,
    });
    expect(textOf(sectionOf(people.high(), 'cover'))).toContain('21 November 2026');
  });

  it('can’t be composed of an attempt that has not ended', () => {
    const { endedAt: _, ...open } = attemptOf({ bank: sampleBank(), choose: atRandom, seed: 1 });
    const names = { candidateName: '', quizName: '', presentedCount: 60, isMinor: false };
    expect(() => composeReport({ attempt: open, ...sampleBank(), ...names })).toThrow(/ended/);
  });
});

describe('the cover', () => {
  it('shows the shape of the main parameters and no total', () => {
    const [shape] = blocksOf(people.high(), 'cover', 'shape');
    expect(shape?.spokes.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'parameter'));
    expect(textOf(sectionOf(people.high(), 'cover'))).not.toContain('"total"');
  });

  it('shows bars if a main parameter has too few answers', () => {
    expect(blocksOf(people['early end'](), 'cover', 'shape')).toEqual([]);
    expect(blocksOf(people['early end'](), 'cover', 'scales')[0]?.rows).toHaveLength(5);
  });

  it.each([
    [2, 'scales'],
    [3, 'shape'],
    [12, 'shape'],
    [13, 'scales'],
  ] as const)('draws %i main parameters as %s', (count, kind) => {
    const { questions } = sampleBank();
    const spread = questions
      .concat(questions.map((question) => ({ ...question, id: question.id + 60 })))
      .map((question, index) => ({
        ...question,
        number: index + 1,
        category: `Pillar ${index % count}`,
        subCategory: '',
      }));
    const report = reportOf({ bank: { questions: spread, map: [] }, choose: atRandom, seed: 1 });
    expect(sectionOf(report, 'cover')?.blocks[0]?.kind).toBe(kind);
  });
});

describe('the summary', () => {
  const leadsOf = (report: ReportDocument) => blocksOf(report, 'summary', 'lead').map(({ text }) => text);

  it('has three sentences, with the counts and the day in the first', () => {
    expect(leadsOf(people.high())).toHaveLength(3);
    expect(leadsOf(people.high())[0]?.match(/\d+/g)).toEqual(['60', '21', '2026']);
    expect(leadsOf(people['early end']())[0]?.match(/\d+/g)).toEqual(['26', '60', '21', '2026']);
  });

  it('tells in the second sentence whether parameters reliably differ', () => {
    const seconds = [people.ceiling(), people.random(), people['Hindi name']()].map((report) => leadsOf(report)[1]);
    expect(new Set(seconds).size).toBe(3);
  });

  it('notes the answers that came late', () => {
    const notes = blocksOf(people['early end'](), 'summary', 'note');
    expect(notes.map(({ text }) => text)).toEqual([expect.stringMatching(/^1 answer /)]);
    // An answer that came late was not there when the time was over.
    expect(leadsOf(people['early end']())[0]).toContain('when the assessment was closed, after its time was over on');
  });

  it('has a dial for each quotient of the map, with its members and its limits', () => {
    const [block] = blocksOf(people.flat(), 'summary', 'dials');
    expect(block?.dials.map(({ code }) => code)).toEqual(['EQ', 'MQ', 'LQ']);
    expect(block?.dials[0]).toMatchObject({
      name: 'Emotional Quotient',
      members: ['Emotional Regulation', 'Resilience', 'Empathy'],
      text: expect.stringMatching(/\d of 100 \(\d+–\d+\).+ not an IQ/) as string,
    });
    expect(blocksOf(people['no map'](), 'summary', 'dials')).toEqual([]);
  });

  it('has a dial without a score for a quotient of few answers', () => {
    const dials = blocksOf(people['early end'](), 'summary', 'dials')[0]?.dials;
    expect(dials?.[0]?.text.match(/\d+/g)).toEqual(['1', '9', '6']);
    expect(dials?.[0]).not.toHaveProperty('score');
  });
});

describe('the profile', () => {
  it('lists every scale, and the total alone at the end', () => {
    const [scales, total, ...more] = blocksOf(people.high(), 'profile', 'scales');
    expect(scales?.rows).toHaveLength(5 + 20 + 3);
    expect(scales?.rows.some(({ kind }) => kind === 'total')).toBe(false);
    expect(total?.rows.map(({ kind }) => kind)).toEqual(['total']);
    expect(more).toEqual([]);
  });

  it('has no total if a main parameter has no figure', () => {
    expect(blocksOf(people['early end'](), 'profile', 'scales')).toHaveLength(1);
  });
});

describe('the comparison', () => {
  it('is a section of its own before the method, if there is an earlier sitting', () => {
    const report = people['after a retake']();
    expect(idsOf(report).slice(-2)).toEqual(['comparison', 'method']);
    const [comparison] = blocksOf(report, 'comparison', 'comparison');
    expect(comparison?.rows).toHaveLength(5 + 3 + 1);
    expect(comparison?.rows.at(-1)?.name).toBe('All questions together');
    expect(textOf(sectionOf(report, 'comparison'))).toContain('4 May 2026');
  });

  it('has no total if the person is or was a minor in either sitting', () => {
    const sitting = { bank: sampleBank(), choose: atRandom, seed: 1 };
    const earlier = { ...sitting.bank, attempt: attemptOf({ ...sitting, seed: 2, change: { endedAt: 1 } }) };
    const rowsOf = (isMinor: boolean, wasMinor: boolean) => {
      const report = reportOf(sitting, { isMinor, earlier: { ...earlier, isMinor: wasMinor } });
      return blocksOf(report, 'comparison', 'comparison')[0]?.rows;
    };
    expect(rowsOf(true, true)).toHaveLength(5 + 3);
    expect(rowsOf(true, false)).toHaveLength(5 + 3);
    // That of their sitting as a minor is not told to them as an adult, either.
    expect(rowsOf(false, true)).toHaveLength(5 + 3);
    expect(rowsOf(false, false)).toHaveLength(5 + 3 + 1);
  });
});

it('opportunities among equal answers come from every main parameter, by the seed of the attempt', () => {
  const of = (seed: string) =>
    blocksOf(reportOf({ bank: sampleBank(), choose: () => 3, seed: 3, change: { seed } }), 'swot', 'findings')
      .flatMap(({ findings }) => findings)
      .flatMap(({ moment }) => moment?.parameter ?? []);
  const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
  expect(new Set(seeds.map((seed) => of(seed)[0])).size).toBe(5);
  expect(of('seed 1')).toEqual(of('seed 1'));
});

it('no note on response quality gives the key away where the total is withheld', () => {
  const sitting = { bank: sampleBank(), choose: () => 5, seed: 5, answered: 8 };
  expect(blocksOf(reportOf(sitting), 'summary', 'note')).toEqual([]);
  const lower = reportOf({ ...sitting, choose: () => 4 });
  expect(sectionOf(reportOf(sitting), 'summary')).toEqual(sectionOf(lower, 'summary'));
});

describe('the report of a bank', () => {
  it('has no SWOT, no plan from remarks and no appendix if the bank has no phrases', () => {
    const report = people['no phrases']();
    expect(idsOf(report)).not.toContain('swot');
    expect(report).not.toHaveProperty('appendix');
    const steps = blocksOf(report, 'plan', 'steps')[0]?.steps.map(({ step }) => step) ?? [];
    const advice = sampleBank().map.map(({ nextStep }) => nextStep);
    for (const step of steps) expect(advice).toContain(step);
  });

  it.each([
    ['points outside 1 to 5', 0],
    ['fractional points', 1.5],
  ])('has no bands if one question has %s', (_, points) => {
    const { questions, map } = sampleBank();
    const [first, ...others] = questions;
    const [option, ...rest] = first?.options ?? [];
    if (!first || !option) throw new Error('The sample bank is empty.');
    const changed = { ...first, options: [{ ...option, points }, ...rest] };
    const report = reportOf({ bank: { questions: [changed, ...others], map }, choose: atRandom, seed: 1 });
    expect(idsOf(report)).toEqual(whole.filter((id) => id !== 'bands'));
    expect(textOf(report.sections)).not.toMatch(/Goodness|Passion|Ignorance/);
  });

  it('has no meanings of parameters if the bank has no map', () => {
    for (const { meaning } of blocksOf(people['no map'](), 'pillars', 'pillar')) expect(meaning).toBe('');
    for (const { meaning } of blocksOf(people.high(), 'pillars', 'pillar')) expect(meaning).not.toBe('');
  });

  it('describes each area with a score, and nobody whose answers are doubtful', () => {
    for (const { areas } of blocksOf(people.high(), 'pillars', 'pillar')) expect(areas).toHaveLength(4);
    for (const { areas } of blocksOf(people['straight-liner'](), 'pillars', 'pillar')) expect(areas).toBeUndefined();
  });

  it('takes next steps from Hindi remarks', () => {
    const steps = blocksOf(people['Devanagari phrases'](), 'plan', 'steps')[0]?.steps ?? [];
    expect(steps).toHaveLength(3);
    for (const { step } of steps) expect(step).toMatch(/^इस सप्ताह .+ बात कीजिए।$/);
  });
});

describe('the report of a minor', () => {
  const minor = people.minor();

  it('begins with strengths and steps, and has neither a total nor a list of low areas', () => {
    expect(idsOf(minor)).toEqual([
      ...['cover', 'summary', 'swot', 'plan', 'reading', 'profile', 'bands', 'pillars', 'method'],
    ]);
    expect(textOf(minor.sections)).not.toContain('"kind":"total"');
    const titles = blocksOf(minor, 'swot', 'subheading').map(({ text }) => text);
    expect(titles).toEqual(['Strengths', 'Opportunities']);
    expect(textOf(minor.sections)).not.toMatch(/weakness|below the middle/i);
  });

  it('names points instead of bands', () => {
    expect(blocksOf(minor, 'bands', 'bands')[0]?.bands).toEqual(['4–5 points', '2–3 points', '1 point']);
    expect(textOf(minor)).not.toMatch(/Goodness|Passion|Ignorance/);
  });

  it('contains no weakness phrase, whatever was chosen', () => {
    const lowest = reportOf({ bank: sampleBank(), choose: () => 1, seed: 3 }, { isMinor: true });
    const weaknesses = sampleBank().questions.flatMap(({ options }) =>
      options.flatMap(({ weakness }) => weakness || []),
    );
    for (const weakness of weaknesses) expect(textOf(lowest)).not.toContain(JSON.stringify(weakness));
  });

  it('gives no score with a step, because the plan begins with the lowest areas', () => {
    const sitting = { bank: sampleBank(), choose: atRandom, seed: 3 };
    const reasonsOf = (isMinor: boolean) =>
      blocksOf(reportOf(sitting, { isMinor }), 'plan', 'steps')[0]?.steps.map(({ reason }) => reason) ?? [];
    expect(reasonsOf(false)).toHaveLength(3);
    for (const reason of reasonsOf(false)) expect(reason).toMatch(/\d+% \(\d+–\d+\)/);
    expect(reasonsOf(true)).toHaveLength(3);
    for (const reason of reasonsOf(true)) expect(reason).not.toMatch(/\d%/);
  });
});

describe('a report of few answers', () => {
  it('has only the sections that need no score', () => {
    const report = reportOf({ bank: sampleBank(), choose: () => 1, seed: 5, answered: 5 });
    expect(idsOf(report)).toEqual(['cover', 'summary', 'reading', 'profile', 'pillars', 'method']);
  });
});
