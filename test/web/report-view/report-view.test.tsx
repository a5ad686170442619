// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  bandBar,
  comparisonBar,
  scaleBar,
  dialDrawing,
  type Drawing,
  shapeDrawing,
} from '#functions/domain/reports/charts/drawings.ts';
import { intervalOf, percentOf, scoreOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { ReportView } from '#web/report-view/report-view.tsx';

const report = makeReportDocument();
const blocksOf = <K extends Block['kind']>(kind: K) =>
  report.sections.flatMap(({ blocks }) => blocks.filter((block): block is Block & { kind: K } => block.kind === kind));

/** The rendered section of that id. */
function drawn(id: string): HTMLElement {
  const section = document.getElementById(id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return section;
}

const cellsOf = (row: Element) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
const wanted = ({ marks }: Drawing) =>
  marks.map(({ shape, at, text = '' }) => [
    shape,
    Object.fromEntries(Object.entries(at).map(([name, value]) => [name, String(value)])),
    text,
  ]);
/** The shapes of a drawing with their places. */
const marksOf = (svg: Element) =>
  [...svg.children].map(({ tagName, attributes, textContent }) => [
    tagName,
    Object.fromEntries(
      [...attributes].flatMap(({ name, value }) => (/^(class|data-)/.test(name) ? [] : [[name, value]])),
    ),
    textContent,
  ]);

beforeEach(() => void render(<ReportView report={report} />));
afterEach(cleanup);

describe('ReportView', () => {
  it.each<[id: string, drawings: readonly Drawing[]]>([
    ['scores', blocksOf('scales').flatMap(({ rows }) => rows.map(({ score }) => scaleBar(score)))],
    ['first', blocksOf('dials').flatMap(({ dials }) => dials.map(dialDrawing))],
    ['choices', blocksOf('choices').flatMap(({ rows }) => rows.map(({ counts }) => bandBar(counts)))],
    [
      'comparison',
      blocksOf('comparison').flatMap(({ rows }) => rows.map(({ before, now }) => comparisonBar(before, now))),
    ],
  ])('the charts of the section %s are the drawings of the PDF', (id, drawings) => {
    expect(drawings.length).toBeGreaterThan(1);
    expect([...drawn(id).querySelectorAll('svg')].map(marksOf)).toEqual(expect.arrayContaining(drawings.map(wanted)));
  });

  it('each bar has its score and interval in figures', () => {
    for (const { name, score } of blocksOf('scales').flatMap(({ rows }) => rows))
      if (score) expect(drawn('scores').textContent).toContain(`${name}${percentOf(score)} ${intervalOf(score)}`);
    for (const { before, now } of blocksOf('comparison').flatMap(({ rows }) => rows))
      expect(drawn('comparison').textContent).toContain(`${percentOf(before)} → ${percentOf(now)}`);
    const choices = blocksOf('choices').flatMap(({ rows }) => rows);
    for (const { counts } of choices) expect(drawn('choices').textContent).toContain(counts.join(' · '));
    const table = [...drawn('choices').querySelectorAll('tbody tr')].map(cellsOf);
    expect(table).toEqual(choices.map(({ name, counts }) => [name, ...counts.map(String)]));
  });

  it('all texts of the report are shown', () => {
    const isText =
      /^(text|value|label|item|title|what|when|notice|sure|none|meaning|situation|answer|phrase|remark|intro|upside|cost|othersNotice|exercise)$/;
    JSON.stringify([report.sections, report.appendix], (key, value: unknown) => {
      if (isText.test(key) && typeof value === 'string') expect(document.body.textContent).toContain(value);
      return value;
    });
  });

  it('the profile of the pillars is the drawing of the PDF', () => {
    const [shape] = blocksOf('shape');
    const svg = document.querySelector('svg[viewBox^="-106"]');
    expect(svg && marksOf(svg)).toEqual(wanted(shapeDrawing(shape?.spokes ?? [])));
  });

  it('each quotient names its members', () => {
    const [dials] = blocksOf('dials');
    expect(dials?.dials).toHaveLength(2);
    for (const { members } of dials?.dials ?? []) expect(drawn('first').textContent).toContain(members.join(' · '));
  });

  it('drawing and table of two sittings agree', () => {
    const [comparison] = blocksOf('comparison');
    const wanted = comparison?.rows.map(({ name, before, now, isChanged }) => [
      ...[name, scoreOf(before), scoreOf(now)],
      isChanged ? 'changed' : 'no reliable change',
    ]);
    expect(new Set(comparison?.rows.map(({ isChanged }) => isChanged)).size).toBe(2);
    const section = drawn('comparison');
    expect([...section.querySelectorAll('tbody tr')].map(cellsOf)).toEqual(wanted);
    const marks = [...section.querySelectorAll('[data-is-changed]')].map(({ textContent }) => textContent);
    expect(marks).toEqual(wanted?.map(([, , , change]) => change));
  });

  it('the appendix lists all commented answers and is linked', () => {
    const [answers] = report.appendix;
    const moments = answers?.blocks.flatMap((block) => (block.kind === 'moments' ? block.moments : [])) ?? [];
    expect(moments.length).toBeGreaterThan(0);
    expect([...drawn('answers').querySelectorAll('li')]).toHaveLength(moments.length);
    expect(screen.getByRole('link', { name: answers?.title ?? '' }).getAttribute('href')).toBe('#answers');
  });
});
