import { describe, expect, it } from 'vitest';
import { bandFills, colours } from '#functions/adapters/pdf/page-style.ts';
import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { Block, Score } from '#functions/domain/reports/document/report-document.ts';
import { row } from '#test/support/reports/make-report-document.ts';
import {
  drawnScores,
  expectNear,
  fileOf,
  groupsOf,
  isLevel,
  middleOf,
  shapesOf,
} from '#test/functions/adapters/pdf/support/draw-block.ts';
import { readItems } from '#test/functions/adapters/pdf/support/read-items.ts';
import { readShapes, type Shape } from '#test/functions/adapters/pdf/support/read-shapes.ts';

const figure = { caption: 'Drawn', alt: 'Drawn' };
const rows = drawnScores.map((score, hue) => row('subParameter', `Part ${hue}`, 50, { hue, score }));

describe('intervals and scores', () => {
  const compared = drawnScores.map((before, index) => ({
    name: `${index}`,
    before,
    now: drawnScores.at(-index) ?? before,
    isChanged: false,
  }));
  const cases: [string, Block, readonly Score[]][] = [
    ['scales', { kind: 'scales', ...figure, rows }, drawnScores],
    [
      'pillar',
      { kind: 'pillar', scale: row('parameter', 'Whole', 50, { hue: 0 }), meaning: '', text: '', rows },
      drawnScores,
    ],
    [
      'comparison',
      { kind: 'comparison', ...figure, rows: compared },
      compared.flatMap(({ before, now }) => [before, now]),
    ],
  ];

  it.each(cases)('%s: each bar spans its interval, with the point at the score', async (_, block, wanted) => {
    const isTrack = (shape: Shape) => isLevel(shape) && shape.stroke === colours.rule && shape.right - shape.left > 60;
    const tracks = groupsOf(await shapesOf(block), isTrack);
    expect(tracks).toHaveLength(wanted.length);
    tracks.forEach(({ first: track, rest }, index) => {
      const { low, percent, high } = wanted[index] ?? { low: NaN, percent: NaN, high: NaN };
      const bars = rest.filter((shape) => isLevel(shape) && shape.stroke !== colours.rule);
      const points = rest.filter(({ paint, fill }) => paint === 'fill' && fill !== colours.white);
      const on = (share: number) => track.left + ((track.right - track.left) * share) / 100;
      expectNear(
        // A line has round ends.
        [
          ...bars.flatMap(({ left, right, lineWidth: width }) => [left - width / 2, right + width / 2]),
          ...points.map(middleOf),
        ],
        [on(low), on(high), on(percent)],
      );
    });
  });
});

it('the profile has its corners at the scores, and a line over the interval on each spoke', async () => {
  const spokes = drawnScores.map((score, hue) => ({ ...row('parameter', `Whole ${hue}`, 50, { hue }), score }));
  const shapes = await shapesOf({ kind: 'shape', ...figure, spokes });
  const lines = shapes.filter(({ role, paint }) => role === 'Figure' && paint === 'stroke');
  const cornersOf = (width: number) => lines.filter(({ lineWidth }) => Math.abs(lineWidth - width) < 0.01);
  const rim = cornersOf(0.9)[0]?.points ?? [];
  const centre = cornersOf(0.8)[0]?.points[0] ?? [NaN, NaN];
  const on = (share: number, index: number) =>
    centre.map((from, axis) => from + (((rim[index]?.[axis] ?? NaN) - from) * share) / 100);
  expectNear(
    cornersOf(1.8).flatMap(({ points }) => points.flat()),
    drawnScores.flatMap(({ percent }, index) => on(percent, index)),
  );
  expectNear(
    cornersOf(3).flatMap(({ points }) => points.flat()),
    drawnScores.flatMap(({ low, high }, index) => [...on(low, index), ...on(high, index)]),
  );
});

it('stacked bars have one length, are divided by the answers, and use the fills of the legend', async () => {
  const counts = [
    [7, 3, 2],
    [12, 0, 0],
    [0, 1, 11],
    [1, 1, 1],
    [4, 0, 5],
    [0, 0, 0],
  ];
  const bands = ['Goodness', 'Passion', 'Ignorance'];
  const shapes = await shapesOf({
    kind: 'bands',
    ...figure,
    bands,
    rows: counts.map((of, hue) => ({ name: `Row ${hue}`, hue, counts: of })),
  });
  expect(shapes.filter(({ role, paint }) => role === 'TH' && paint === 'fillStroke').map(({ fill }) => fill)).toEqual(
    bandFills,
  );
  const bars = groupsOf(shapes, ({ role, paint }) => role === 'Figure' && paint === 'fill');
  expect(bars).toHaveLength(counts.length);
  const gap = 1.6;
  const ends = shapes
    .filter(({ role, paint }) => role === 'Figure' && paint === 'fillStroke')
    .flatMap(({ left, right }) => [left, right]);
  const [start, end] = [Math.min(...ends) - 0.4, Math.max(...ends) + 0.4];
  expect(end - start).toBeGreaterThan(100);
  bars.forEach(({ rest }, index) => {
    const parts = (counts[index] ?? []).flatMap((count, band) => (count > 0 ? [{ count, fill: bandFills[band] }] : []));
    const sum = parts.reduce((all, { count }) => all + count, 0);
    const drawn = rest.filter(({ role }) => role === 'Figure');
    expect(drawn.map(({ fill }) => fill)).toEqual(parts.map(({ fill }) => fill));
    let at = start;
    const wanted = parts.flatMap(({ count }) => {
      const left = at;
      const right = left + ((end - start - gap * (parts.length - 1)) * count) / sum;
      at = right + gap;
      return [left, right];
    });
    // Each part has a line around it.
    expectNear(
      drawn.flatMap(({ left, right, lineWidth: line }) => [left - line / 2, right + line / 2]),
      wanted,
    );
  });
});

it('each step of the plan has a line for a date after its label', async () => {
  const steps = [1, 2, 3].map((index) => ({ step: `Ask one person, number ${index}.`, reason: 'You told it so.' }));
  const file = await fileOf({ kind: 'steps', steps });
  const words = (await readItems(file)).flat().filter(({ text }) => text.trim() === documentLabels.dateLine);
  const lines = (await readShapes(file)).flat().filter((shape) => isLevel(shape) && shape.stroke === colours.muted);
  expect(words).toHaveLength(steps.length);
  expect(lines).toHaveLength(steps.length);
  words.forEach(({ right, top, bottom }, index) => {
    const line = lines[index];
    expect(line?.left).toBeGreaterThan(right);
    expect(line?.left).toBeLessThan(right + 12);
    // Long enough for a date by hand.
    expect((line?.right ?? 0) - (line?.left ?? 0)).toBeGreaterThan(120);
    expect(line?.top).toBeGreaterThan(top);
    expect(line?.top).toBeLessThan(bottom + 4);
  });
});
