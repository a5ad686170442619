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
    ['first', blocksOf('dials').flatMap(({ dials }) => dials.map(dialDrawing))],
    ['pillars', blocksOf('shape').map(({ spokes }) => shapeDrawing(spokes))],
    ['pillars', blocksOf('pillar').flatMap(({ areas }) => areas.map(({ scale }) => scaleBar(scale.score)))],
    ['scores', blocksOf('scales').flatMap(({ rows }) => rows.map(({ score }) => scaleBar(score)))],
    ['choices', blocksOf('choices').flatMap(({ rows }) => rows.map(({ counts }) => bandBar(counts)))],
    [
      'comparison',
      blocksOf('comparison').flatMap(({ rows }) => rows.map(({ before, now }) => comparisonBar(before, now))),
    ],
  ])('the charts of the section %s are the drawings of the PDF', (id, drawings) => {
    expect(drawings.length).toBeGreaterThan(0);
    expect([...drawn(id).querySelectorAll('svg')].map(marksOf)).toEqual(expect.arrayContaining(drawings.map(wanted)));
  });

  it('each bar has its score and interval in figures', () => {
    for (const { name, score } of blocksOf('scales').flatMap(({ rows }) => rows))
      if (score) expect(drawn('scores').textContent).toContain(`${name}${percentOf(score)} ${intervalOf(score)}`);
    for (const { before, now } of blocksOf('comparison').flatMap(({ rows }) => rows))
      expect(drawn('comparison').textContent).toContain(`${percentOf(before)} → ${percentOf(now)}`);
    const rows = blocksOf('choices').flatMap((block) => block.rows);
    for (const { counts } of rows) expect(drawn('choices').textContent).toContain(counts.join(' · '));
    const table = [...drawn('choices').querySelectorAll('tbody tr')].map(cellsOf);
    expect(table).toEqual(rows.map(({ name, counts }) => [name, ...counts.map(String)]));
  });

  it('all texts of the report are shown', () => {
    const isText =
      /^(text|title|value|label|what|when|notice|intro|meaning|sure|situation|answer|phrase|remark|upside|cost|othersNotice|exercise|none)$/;
    JSON.stringify([report.sections, report.appendix], (key, value: unknown) => {
      const texts = key === 'lines' || key === 'members' ? (value as string[]) : isText.test(key) ? [value] : [];
      for (const text of texts) if (typeof text === 'string') expect(document.body.textContent).toContain(text);
      return value;
    });
  });

  it('drawing and table of two sittings agree', () => {
    const [comparison] = blocksOf('comparison');
    const wanted = comparison?.rows.map(({ name, before, now, isChanged }) => [
      ...[name, scoreOf(before), scoreOf(now)],
      isChanged ? 'higher' : 'no reliable change',
    ]);
    expect(new Set(comparison?.rows.map(({ isChanged }) => isChanged)).size).toBe(2);
    const section = drawn('comparison');
    expect([...section.querySelectorAll('tbody tr')].map(cellsOf)).toEqual(wanted);
    const marks = [...section.querySelectorAll('[data-is-changed]')].map(({ textContent }) => textContent);
    expect(marks).toEqual(wanted?.map(([, , , change]) => change));
  });

  it('explanations, areas, answers and method are closed, the areas of a quotient are shown, and only one’s own report has a checklist and print pages', () => {
    for (const { members } of blocksOf('dials').flatMap(({ dials }) => dials))
      expect(screen.getByText(new RegExp(members.join(' · '))).closest('details')).toBeNull();
    const closed = ['first', 'pillars', 'answers', 'method'].map((id) => drawn(id).querySelectorAll('details').length);
    expect(closed.every((count) => count > 0)).toBe(true);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    const behind = ['scores', 'choices', 'answers', 'method'].map((id) => `${id}-heading`);
    expect([...document.querySelectorAll('summary h2')].map(({ id }) => id)).toEqual(behind);
    for (const { moment } of blocksOf('pillar'))
      if (moment) expect(screen.getAllByText(moment.answer).some((one) => !one.closest('details'))).toBe(true);
    expect(document.querySelectorAll('a:not([href^="#"])')).toHaveLength(0);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect([...document.querySelectorAll('[data-section]')].at(-1)?.id).toBe('record');
  });
});
