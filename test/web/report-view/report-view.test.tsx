// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scoreOf } from '#functions/domain/reports/document/figure-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { ReportView } from '#web/report-view/report-view.tsx';
import { dialArc, dialAt } from '#web/report-view/charts/dial-arc.ts';
import { outline } from '#web/report-view/charts/shape-geometry.ts';

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
const extent = (bar: Element | undefined) => ['x', 'width'].map((name) => Number(bar?.getAttribute(name)));

beforeEach(() => void render(<ReportView report={report} />));
afterEach(cleanup);

describe('ReportView', () => {
  it('each scale’s interval is drawn from its lower to its upper end', () => {
    const [chart] = blocksOf('scales').filter(({ rows }) => rows.length > 5);
    const bars = [...drawn('profile').querySelectorAll('[data-kind] svg[viewBox="0 0 100 10"]')];
    const rows = chart?.rows ?? [];
    expect(rows.length).toBeGreaterThan(15);
    rows.forEach(({ score }, place) => {
      const [, range] = bars[place]?.querySelectorAll('rect') ?? [];
      if (!score) return void expect(range).toBeUndefined();
      const [x, width] = extent(range);
      expect(x).toBeCloseTo(score.low, 9);
      expect(width).toBeCloseTo(score.high - score.low, 9);
    });
  });

  it('the shape’s band lies between lower and upper ends', () => {
    const [shape] = blocksOf('shape');
    const through = (key: 'low' | 'high') => outline(shape?.spokes.map(({ score }) => score[key]) ?? [], 88);
    const band = document.querySelector('path[fill-rule="evenodd"]');
    expect(band?.getAttribute('d')).toBe(`${through('high')}${through('low')}`);
  });

  it('each quotient’s arc spans its interval, and is missing without a score', () => {
    const [dials] = blocksOf('dials');
    const arcs = [...drawn('summary').querySelectorAll('svg[viewBox="0 0 120 78"]')].map((dial) => [
      ...[...dial.querySelectorAll('path')].map((path) => path.getAttribute('d')),
      ...[...dial.querySelectorAll('line')].map((line) => [line.getAttribute('x1'), line.getAttribute('y1')].join(' ')),
    ]);
    expect(arcs).toEqual(
      dials?.dials.map(({ score }) =>
        score
          ? [dialArc(0, 100), dialArc(score.low, score.high), dialAt(score.percent, 40).join(' ')]
          : [dialArc(0, 100)],
      ),
    );
  });

  it('each band bar is divided by its counts of answers', () => {
    const [bands] = blocksOf('bands');
    const bars = [...drawn('bands').querySelectorAll('svg[preserveAspectRatio="none"]')];
    const whole = bars.map((bar) => Number(bar.getAttribute('viewBox')?.split(' ')[2]));
    const parts = bars.map((bar) => [...bar.querySelectorAll('rect')].map(extent));
    expect(whole).toEqual(
      bands?.rows.map(({ counts: [good = 0, passion = 0, ignorance = 0] }) => good + passion + ignorance),
    );
    expect(parts).toEqual(
      bands?.rows.map(({ counts: [good = 0, passion = 0, ignorance = 0] }) =>
        [
          [0, good],
          [good, passion],
          [good + passion, ignorance],
        ].filter(([, count]) => count),
      ),
    );
  });

  it('both sittings are drawn from lower to upper end', () => {
    const [comparison] = blocksOf('comparison');
    const bars = [...drawn('comparison').querySelectorAll('svg[viewBox="0 0 100 20"]')];
    expect(bars.map((bar) => [...bar.querySelectorAll('rect')].map(extent))).toEqual(
      comparison?.rows.map(({ before, now }) => [before, now].map(({ low, high }) => [low, high - low])),
    );
  });

  it('each quotient names its members', () => {
    const [dials] = blocksOf('dials');
    expect(dials?.dials).toHaveLength(2);
    for (const { members } of dials?.dials ?? []) expect(drawn('summary').textContent).toContain(members.join(' · '));
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
    const moments = report.appendix?.blocks.flatMap((block) => (block.kind === 'moments' ? block.moments : [])) ?? [];
    expect(moments.length).toBeGreaterThan(0);
    expect([...drawn('answers').querySelectorAll('li')]).toHaveLength(moments.length);
    for (const { situation, phrase } of moments) {
      expect(drawn('answers').textContent).toContain(situation);
      expect(drawn('answers').textContent).toContain(phrase);
    }
    expect(screen.getByRole('link', { name: report.appendix?.title ?? '' }).getAttribute('href')).toBe('#answers');
  });

  it('each opportunity shows its next step', () => {
    const steps = blocksOf('findings').flatMap(({ findings }) =>
      findings.flatMap(({ moment }) => moment?.nextStep ?? []),
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(drawn('swot').textContent).toContain(step);
  });
});
