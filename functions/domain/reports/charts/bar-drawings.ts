import type { Score } from '#functions/domain/reports/document/report-document.ts';
import { toCoordinate, type Drawing, type Mark, type Part } from './drawing.ts';

/** A line across the bar at a percent of its width. */
const line = (part: Part, percent: number, [y1, y2]: readonly [number, number], width: number): Mark => {
  const x = toCoordinate((percent * width) / 100);
  return { shape: 'line', part, at: { x1: x, x2: x, y1, y2 } };
};

const box = (part: Part, [from, to]: readonly [number, number], y: number, height: number, width: number): Mark => {
  const at = { x: toCoordinate((from * width) / 100), y, width: toCoordinate(((to - from) * width) / 100), height };
  return { shape: 'rect', part, at };
};

/** A score as a line on its interval, on a track from 0 to 100. Without a score only the track. 10 units high. */
export function scaleBar(score: Score | undefined, width = 100): Drawing {
  return {
    viewBox: `0 0 ${width} 10`,
    marks: [
      box(score ? 'track' : 'emptyTrack', [0, 100], 3, 4, width),
      line('middle', 50, [0, 10], width),
      ...(score
        ? [box('range', [score.low, score.high], 1, 8, width), line('point', score.percent, [0, 10], width)]
        : []),
    ],
  };
}

/** The earlier score above the present one, each with its interval. 20 units high. */
export function comparisonBar(before: Score, now: Score, width = 100): Drawing {
  return {
    viewBox: `0 0 ${width} 20`,
    marks: [
      line('middle', 50, [0, 20], width),
      box('before', [before.low, before.high], 1, 7, width),
      line('point', before.percent, [0, 9], width),
      box('now', [now.low, now.high], 12, 7, width),
      line('point', now.percent, [11, 20], width),
    ],
  };
}

const bandPart = (step: number) => (['band0', 'band1', 'band2'] as const)[step % 3] ?? 'band0';

/** The look of a band in a legend. */
export const bandSwatch = (step: number): Drawing => ({
  viewBox: '0 0 14 14',
  marks: [{ shape: 'rect', part: bandPart(step), at: { x: 1, y: 1, width: 12, height: 12 } }],
});

/** A stacked bar: the share of answers in each band. 10 units high. */
export function bandBar(counts: readonly number[], width = 100): Drawing {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const before = (step: number) => counts.slice(0, step).reduce((sum, count) => sum + count, 0);
  const percent = (count: number) => (100 * count) / Math.max(all, 1);
  return {
    viewBox: `0 0 ${width} 10`,
    marks: counts.flatMap((count, step) =>
      count > 0 ? [box(bandPart(step), [percent(before(step)), percent(before(step + 1))], 0, 10, width)] : [],
    ),
  };
}
