import type { ScaleRow, Score, Dial } from '#functions/domain/reports/document/report-document.ts';
import { intervalOf } from '#functions/domain/reports/document/document-words.ts';

/** What a shape of a drawing stands for. The web gives each part a style, the PDF gives it colours. */
export type Part =
  | ('track' | 'emptyTrack' | 'middle' | 'range' | 'point' | 'before' | 'now')
  | ('band0' | 'band1' | 'band2')
  | ('ring' | 'rim' | 'band' | 'profile' | 'spoke' | 'interval' | 'score' | 'number')
  | ('arc' | 'emptyArc' | 'arcRange' | 'needle' | 'figure' | 'figureRange' | 'code');

export interface Mark {
  shape: 'path' | 'rect' | 'line' | 'circle' | 'text';
  part: Part;
  /** SVG attributes for its place and size. */
  at: Readonly<Record<string, string | number>>;
  /** Index of the main parameter whose colour it has, if not that of the whole drawing. */
  hue?: number | undefined;
  text?: string;
}

/** A chart as an SVG without colours: the same on the web and in the PDF. */
export interface Drawing {
  viewBox: string;
  marks: readonly Mark[];
}

/** Two decimals are enough for a coordinate. */
export const toCoordinate = (value: number): number => Math.round(value * 100) / 100;

const radius = 88;

/** The profile: a spoke for each main parameter, a band for the intervals, and the shape through the scores. */
export function shapeDrawing(spokes: readonly { hue?: ScaleRow['hue']; score: Score }[]): Drawing {
  const at = (place: number, reach: number): [number, number] => {
    const angle = (place / spokes.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (radius * reach) / 100;
    return [toCoordinate(Math.cos(angle) * distance), toCoordinate(Math.sin(angle) * distance)];
  };
  const outline = (reaches: readonly number[]) =>
    `M${reaches.map((reach, place) => at(place, reach).join(' ')).join('L')}Z`;
  const path = (part: Part, d: string): Mark => ({ shape: 'path', part, at: { d } });
  const through = (key: keyof Score) => outline(spokes.map(({ score }) => score[key]));
  return {
    viewBox: '-106 -106 212 212',
    marks: [
      ...[25, 50, 75, 100].map((ring) => path(ring === 100 ? 'rim' : 'ring', outline(spokes.map(() => ring)))),
      path('band', `${through('high')}${through('low')}`),
      path('profile', through('percent')),
      ...spokes.flatMap(({ hue, score }, place): Mark[] => {
        const [[x1, y1], [x2, y2], [cx, cy]] = [at(place, score.low), at(place, score.high), at(place, score.percent)];
        const [endX, endY] = at(place, 100);
        const [x, y] = at(place, 112);
        return [
          { shape: 'line', part: 'spoke', at: { x1: 0, y1: 0, x2: endX, y2: endY } },
          { shape: 'line', part: 'interval', hue, at: { x1, y1, x2, y2 } },
          { shape: 'circle', part: 'score', hue, at: { cx, cy, r: 4.5 } },
          { shape: 'text', part: 'number', at: { x, y, dy: '0.35em' }, text: String(place + 1) },
        ];
      }),
    ],
  };
}

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

const [centreX, centreY, dialRadius] = [60, 60, 48];

/** The point of a percent on the half circle of a dial; 0 is on the left. */
function dialAt(percent: number, distance = dialRadius): [number, number] {
  const angle = Math.PI * (1 - percent / 100);
  return [toCoordinate(centreX + Math.cos(angle) * distance), toCoordinate(centreY - Math.sin(angle) * distance)];
}

const arc = (part: Part, from: number, to: number): Mark => ({
  shape: 'path',
  part,
  at: { d: `M${dialAt(from).join(' ')}A${dialRadius} ${dialRadius} 0 0 1 ${dialAt(to).join(' ')}` },
});

const text = (part: Part, y: number, content: string): Mark => ({
  shape: 'text',
  part,
  at: { x: centreX, y },
  text: content,
});

/** A quotient as a half circle from 0 to 100: the interval as an arc, the score as a line across it and as a figure. */
export function dialDrawing({ code, score }: Pick<Dial, 'code' | 'score'>): Drawing {
  const [x1, y1] = dialAt(score?.percent ?? 0, 40);
  const [x2, y2] = dialAt(score?.percent ?? 0, 56);
  return {
    viewBox: '0 0 120 78',
    marks: [
      arc(score ? 'arc' : 'emptyArc', 0, 100),
      ...(score
        ? [
            arc('arcRange', score.low, score.high),
            { shape: 'line', part: 'needle', at: { x1, y1, x2, y2 } } as const,
            text('figureRange', 60, intervalOf(score)),
          ]
        : []),
      text('figure', 49, score ? String(Math.round(score.percent)) : '–'),
      text('code', 75, code),
    ],
  };
}
