import type { Align, Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { contentWidth, styles } from '#functions/adapters/pdf/page-style.ts';
import { pointOn, type Circle } from '../profile-shape.ts';
import { drawSet, setText } from '#functions/adapters/pdf/text/typeset.ts';

export interface Label {
  /** The side of the anchor point at which the text is aligned. */
  side: Align;
  /** Top of the label's box. */
  top: number;
  bottom: number;
  /** End of a thin line from the spoke to the label; absent for a label that is right at its spoke. */
  leader?: { x: number; y: number };
  draw(): void;
}

interface Words {
  name: string;
  figure: string;
}

/** Space between two labels. */
const gap = 9;
/** Space between the rim and a label. */
const air = 18;

interface Wanted {
  index: number;
  side: Align;
  middle: number;
  height: number;
  draw(top: number): void;
  x: number;
}

/** Places the labels around a profile: each at the height of its spoke, pushed apart until they do not overlap. */
export function placeLabels(pdf: Pdf, words: readonly Words[], circle: Circle): { labels: Label[]; height: number } {
  const wanted = words.map((word, index) => wantedLabel(pdf, word, { index, count: words.length, circle }));
  const tops = new Map<number, number>();
  for (const side of ['left', 'right'] as const) {
    const column = wanted.filter((label) => label.side === side).sort((a, b) => a.middle - b.middle);
    spread(column, circle.y).forEach((top, place) => tops.set(column[place]?.index ?? -1, top));
  }
  const labels = wanted.map(({ index, side, middle, height, draw, x }): Label => {
    const top = tops.get(index) ?? middle - height / 2;
    const isMoved = side !== 'center';
    return {
      side,
      top,
      bottom: top + height,
      ...(isMoved && { leader: { x: side === 'left' ? x - 4 : x + 4, y: top + 7 } }),
      draw: () => draw(top),
    };
  });
  const reach = Math.max(...labels.map(({ top, bottom }) => Math.max(circle.y - top, bottom - circle.y)));
  return { labels, height: 2 * reach };
}

function wantedLabel(
  pdf: Pdf,
  { name, figure }: Words,
  { index, count, circle }: { index: number; count: number; circle: Circle },
): Wanted {
  const [x, y] = pointOn({ ...circle, radius: circle.radius + air }, index, count, 1);
  const isCentred = Math.abs(x - circle.x) < 4;
  const side = isCentred ? 'center' : x > circle.x ? 'left' : 'right';
  const edge = isCentred ? circle.x : side === 'left' ? circle.x + circle.radius + air : circle.x - circle.radius - air;
  const width = isCentred ? 150 : contentWidth / 2 - circle.radius - air;
  const nameSet = setText(pdf, name, styles.label, width);
  const figureSet = setText(pdf, figure, styles.small, width);
  const height = nameSet.height + figureSet.height;
  const isAbove = y < circle.y;
  return {
    index,
    side,
    middle: isCentred ? (isAbove ? y + 8 - height / 2 : y - 8 + height / 2) : y,
    height,
    x: edge,
    draw: (top) => {
      drawSet(pdf, nameSet, edge, top, side);
      drawSet(pdf, figureSet, edge, top + nameSet.height, side);
    },
  };
}

/** Moves the tops as close to their wanted middles as possible without overlap, and centres the column. */
function spread(column: readonly Wanted[], centre: number): number[] {
  const tops: number[] = [];
  let free = -Infinity;
  for (const { middle, height } of column) {
    const top = Math.max(middle - height / 2, free);
    tops.push(top);
    free = top + height + gap;
  }
  const [first = 0] = tops;
  const last = column.length - 1;
  const bottom = (tops[last] ?? 0) + (column[last]?.height ?? 0);
  const wish = column.length > 0 ? column.reduce((sum, { middle }) => sum + middle, 0) / column.length : centre;
  const shift = (first + bottom) / 2 - wish;
  return shift > 0 && column.length > 1 ? tops.map((top) => top - shift) : tops;
}
