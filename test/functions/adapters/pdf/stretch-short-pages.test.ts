import { expect, it } from 'vitest';
import { contentHeight, paper } from '#functions/adapters/pdf/page-style.ts';
import { stretchShortPages } from '#functions/adapters/pdf/stretch-short-pages.ts';

const at = (y: number, page = 0) => ({ page, y, piece: { height: 100, above: 40, draw: () => undefined } });

it('stretchShortPages widens the gaps of a short page up to a limit', () => {
  const [first, second] = stretchShortPages([at(paper.top), at(paper.top + 140)]);
  expect(first?.y).toBe(paper.top);
  expect(second?.y).toBeCloseTo(paper.top + 140 + 0.9 * 40);
});

it('stretchShortPages doesn’t change a full page', () => {
  const placed = [at(paper.top), at(paper.top + contentHeight - 100), at(paper.top, 1)];
  expect(stretchShortPages(placed)).toEqual(placed);
});
