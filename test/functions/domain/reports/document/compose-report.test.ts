import { describe, expect, it } from 'vitest';
import { reportDocument } from '#functions/contract/reports/report-document.ts';
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
  it.each(personNames)('of “%s” is what the wire takes, and the same each time', (name) => {
    const report = personReport(name);
    expect(reportDocument.parse(report)).toEqual(report);
    expect(personReport(name)).toEqual(report);
  });

  it('has its sections in their order', () => {
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

  it('fails on an attempt that has not ended', () => {
    const { endedAt: _, ...open } = attemptOf({ bank: sampleBank(), choose: atRandom, seed: 1 });
    const names = { candidateName: '', quizName: '', presentedCount: 60, isMinor: false };
    expect(() => composeReport({ attempt: open, ...sampleBank(), ...names })).toThrow(/ended/);
  });
});

describe('the cover', () => {
  it('has the shape of the main parameters and no total', () => {
    const [shape] = blocksOf(people.high(), 'cover', 'shape');
    expect(shape?.spokes.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'parameter'));
    expect(textOf(sectionOf(people.high(), 'cover'))).not.toContain('"total"');
  });

  it('has bars where a main parameter has not enough answers', () => {
    expect(blocksOf(people['early end'](), 'cover', 'shape')).toEqual([]);
    expect(blocksOf(people['early end'](), 'cover', 'scales')[0]?.rows).toHaveLength(5);
  });

  it.each([
    [2, 'scales'],
    [3, 'shape'],
    [12, 'shape'],
    [13, 'scales'],
  ] as const)('of %i main parameters has %s', (count, kind) => {
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
  const leadOf = (report: ReportDocument) => leadsOf(report).join(' ');

  it('says in three sentences what was answered, whether parameters differ and what stands out', () => {
    expect(leadsOf(people.high())).toHaveLength(3);
    expect(leadOf(people.high())).toMatch(
      /^You answered all 60 questions of TrueIn Assessment on 21 November 2026\. .+ What stands out: /,
    );
    expect(leadOf(people.flat())).toContain('Your parameters do not reliably differ');
    expect(leadOf(people.flat())).toContain('No single area stands out');
  });

  it('says how an attempt ended that is not whole, and of the answers that came late', () => {
    const report = people['early end']();
    expect(leadOf(report)).toContain(
      'You had answered 26 of the 60 questions of TrueIn Assessment when the time was over',
    );
    expect(blocksOf(report, 'summary', 'note').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^1 answer arrived after the time was over/),
    ]);
  });

  it('has a dial for each quotient of the map, with its members and its limits', () => {
    const [block] = blocksOf(people.flat(), 'summary', 'dials');
    expect(block?.dials.map(({ code }) => code)).toEqual(['EQ', 'MQ', 'LQ']);
    expect(block?.dials[0]).toMatchObject({
      name: 'Emotional Quotient',
      members: ['Emotional Regulation', 'Empathy', 'Healthy Self-Regard'],
      text: 'EQ 50 of 100 (32–68). 100 is the highest these nine questions allow; it is not an IQ-type score.',
    });
    expect(blocksOf(people['no map'](), 'summary', 'dials')).toEqual([]);
  });

  it('says why a quotient has no figure', () => {
    const dials = blocksOf(people['early end'](), 'summary', 'dials')[0]?.dials;
    expect(dials?.[0]?.text).toBe('EQ: not enough answers. You answered 2 of 9 questions, and a score needs 6.');
    expect(dials?.[0]).not.toHaveProperty('score');
  });
});

describe('the profile', () => {
  it('has every scale, and the total alone at the end', () => {
    const [scales, total, ...more] = blocksOf(people.high(), 'profile', 'scales');
    expect(scales?.rows).toHaveLength(5 + 20 + 3);
    expect(scales?.rows.some(({ kind }) => kind === 'total')).toBe(false);
    expect(total?.rows.map(({ kind }) => kind)).toEqual(['total']);
    expect(more).toEqual([]);
  });

  it('has no total where a main parameter has no figure', () => {
    expect(blocksOf(people['early end'](), 'profile', 'scales')).toHaveLength(1);
  });
});

describe('the comparison', () => {
  it('with an earlier sitting is a page of its own, before the method', () => {
    const report = people['after a retake']();
    expect(idsOf(report).slice(-2)).toEqual(['comparison', 'method']);
    const [comparison] = blocksOf(report, 'comparison', 'comparison');
    expect(comparison?.rows).toHaveLength(5 + 3 + 1);
    expect(comparison?.rows.at(-1)?.name).toBe('All questions together');
    expect(textOf(sectionOf(report, 'comparison'))).toContain('4 May 2026');
  });

  it('of a minor has no total', () => {
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

describe('response quality', () => {
  const notes = (report: ReportDocument) => blocksOf(report, 'summary', 'note').map(({ text }) => text);

  it('is one gentle sentence where something was found, and none else', () => {
    expect(notes(people['straight-liner']())).toEqual([expect.stringContaining('same place on the screen')]);
    expect(notes(people.ceiling())).toEqual([expect.stringContaining('cannot tell your strengths apart')]);
    expect(notes(people.high())).toEqual([]);
  });

  it('is not told where the total is withheld: it would tell which options have the most points', () => {
    const sitting = { bank: sampleBank(), choose: () => 5, seed: 5, answered: 8 };
    expect(notes(reportOf(sitting))).toEqual([]);
    const lower = reportOf({ ...sitting, choose: () => 4 });
    expect(sectionOf(reportOf(sitting), 'summary')).toEqual(sectionOf(lower, 'summary'));
  });
});

describe('a bank', () => {
  it('without phrases has no SWOT, no plan of remarks and no appendix', () => {
    const report = people['no phrases']();
    expect(idsOf(report)).not.toContain('swot');
    expect(report).not.toHaveProperty('appendix');
    const steps = blocksOf(report, 'plan', 'steps')[0]?.steps.map(({ step }) => step) ?? [];
    const advice = sampleBank().map.map(({ nextStep }) => nextStep);
    for (const step of steps) expect(advice).toContain(step);
  });

  it.each([
    ['other points than 1 to 5', 0],
    ['points that are no whole numbers', 1.5],
  ])('of %s in one question has no bands', (_, points) => {
    const { questions, map } = sampleBank();
    const [first, ...others] = questions;
    const [option, ...rest] = first?.options ?? [];
    if (!first || !option) throw new Error('The sample bank is empty.');
    const changed = { ...first, options: [{ ...option, points }, ...rest] };
    const report = reportOf({ bank: { questions: [changed, ...others], map }, choose: atRandom, seed: 1 });
    expect(idsOf(report)).toEqual(whole.filter((id) => id !== 'bands'));
    expect(textOf(report.sections)).not.toMatch(/Goodness|Passion|Ignorance/);
  });

  it('without a map has no meanings', () => {
    for (const { meaning } of blocksOf(people['no map'](), 'pillars', 'pillar')) expect(meaning).toBe('');
    for (const { meaning } of blocksOf(people.high(), 'pillars', 'pillar')) expect(meaning).not.toBe('');
  });

  it('in Hindi has its next steps', () => {
    const steps = blocksOf(people['Devanagari phrases'](), 'plan', 'steps')[0]?.steps ?? [];
    expect(steps).toHaveLength(3);
    for (const { step } of steps) expect(step).toMatch(/^इस सप्ताह .+ बात कीजिए।$/);
  });
});

describe('the report of a minor', () => {
  const minor = people.minor();

  it('begins with strengths and steps, and has no total and no list of what lies low', () => {
    expect(idsOf(minor)).toEqual([
      ...['cover', 'summary', 'swot', 'plan', 'reading', 'profile', 'bands', 'pillars', 'method'],
    ]);
    expect(textOf(minor.sections)).not.toContain('"kind":"total"');
    const titles = blocksOf(minor, 'swot', 'subheading').map(({ text }) => text);
    expect(titles).toEqual(['Strengths', 'Opportunities']);
    expect(textOf(minor.sections)).not.toMatch(/weakness|below the middle/i);
  });

  it('has points in the place of the bands', () => {
    expect(blocksOf(minor, 'bands', 'bands')[0]?.bands).toEqual(['4–5 points', '2–3 points', '1 point']);
    expect(textOf(minor)).not.toMatch(/Goodness|Passion|Ignorance/);
  });

  it('tells no weakness, whatever was chosen', () => {
    const lowest = reportOf({ bank: sampleBank(), choose: () => 1, seed: 3 }, { isMinor: true });
    const weaknesses = sampleBank().questions.flatMap(({ options }) =>
      options.flatMap(({ weakness }) => weakness || []),
    );
    for (const weakness of weaknesses) expect(textOf(lowest)).not.toContain(JSON.stringify(weakness));
  });

  it('has no score beside a step: the plan begins with the areas that scored lowest', () => {
    const sitting = { bank: sampleBank(), choose: atRandom, seed: 3 };
    const reasonsOf = (isMinor: boolean) =>
      blocksOf(reportOf(sitting, { isMinor }), 'plan', 'steps')[0]?.steps.map(({ reason }) => reason) ?? [];
    expect(reasonsOf(false)).toHaveLength(3);
    for (const reason of reasonsOf(false)) expect(reason).toMatch(/, \d+% \(\d+–\d+\)\. The situation/);
    expect(reasonsOf(true)).toHaveLength(3);
    for (const reason of reasonsOf(true)) expect(reason).not.toMatch(/\d%/);
  });
});

describe('few answers', () => {
  it('give the same report, whichever options were chosen', () => {
    const of = (points: number) => reportOf({ bank: sampleBank(), choose: () => points, seed: 5, answered: 5 });
    expect(of(1)).toEqual(of(5));
    expect(of(1)).toEqual(of(3));
    expect(idsOf(of(1))).toEqual(['cover', 'summary', 'reading', 'profile', 'pillars', 'method']);
  });

  it('that are scattered have no shape, no total, no quotient and no figure', () => {
    const report = reportOf({ bank: sampleBank(), choose: atRandom, seed: 6, answered: 7 });
    expect(textOf(report.sections.filter(({ id }) => id !== 'swot'))).not.toContain('"score"');
    expect(blocksOf(report, 'cover', 'shape')).toEqual([]);
    expect(textOf(sectionOf(report, 'cover'))).toContain('not enough answers');
  });
});
