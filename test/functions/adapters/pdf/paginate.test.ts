import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentBottom, contentHeight, paper } from '#functions/adapters/pdf/page-style.ts';
import { paginate } from '#functions/adapters/pdf/paginate.ts';
import type { PagePiece } from '#functions/adapters/pdf/page-piece.ts';

const piece = (height: number, change: Partial<PagePiece> = {}): PagePiece => ({
  height,
  above: 10,
  draw: () => undefined,
  ...change,
});
const share = (part: number) => part * contentHeight;
const pagesOf = (sections: readonly PagePiece[][]) => paginate(sections).placed.map(({ page }) => page);

describe('paginated sections', () => {
  it('start on a new page each', () => {
    expect(pagesOf([[piece(share(0.7))], [piece(share(0.8))], [piece(share(0.6))]])).toEqual([0, 1, 2]);
  });

  it('share a page if one alone would leave it nearly empty', () => {
    expect(pagesOf([[piece(share(0.2))], [piece(share(0.5))], [piece(share(0.9))]])).toEqual([0, 0, 1]);
  });

  it('share a page if one would leave it nearly empty and the next is longer than a page', () => {
    const long = Array.from({ length: 9 }, () => piece(share(0.1)));
    expect(pagesOf([[piece(share(0.24))], long])).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('start below a section that spilled a little over its page', () => {
    const long = [piece(share(0.95)), piece(share(0.1))];
    expect(pagesOf([long, [piece(share(0.3)), piece(share(0.4))]])).toEqual([0, 1, 1, 1]);
  });

  it('are set closer if that saves a page', () => {
    const rows = Array.from({ length: 20 }, () => piece(share(1) / 20 - 7));
    const last = paginate([rows]).placed.at(-1);
    expect(last?.page).toBe(0);
    expect((last?.y ?? 0) + (last?.piece.height ?? 0)).toBeLessThanOrEqual(contentBottom);
  });

  it('keep pieces marked keepWithNext on one page', () => {
    const rows = [piece(share(0.8)), piece(share(0.15), { keepWithNext: true }), piece(share(0.3))];
    expect(pagesOf([rows])).toEqual([0, 1, 1]);
  });

  it('break a group that is longer than a page', () => {
    const rows = Array.from({ length: 30 }, () => piece(share(0.1), { keepWithNext: true }));
    expect(new Set(pagesOf([rows])).size).toBeGreaterThan(3);
  });

  it('start a group longer than a page with more than its heading', () => {
    const heading = [piece(share(0.08), { keepWithNext: true }), piece(share(0.04), { keepWithNext: true })];
    const tall = Array.from({ length: 12 }, () => piece(share(0.1), { keepWithNext: true }));
    expect(pagesOf([[piece(share(0.8)), ...heading, ...tall]]).slice(0, 3)).toEqual([0, 1, 1]);
    expect(pagesOf([[piece(share(0.6)), ...heading, ...tall]]).slice(0, 3)).toEqual([0, 0, 0]);
  });

  it('leave room for the repeated header of a table', () => {
    const repeatedHeader = { height: 30, draw: () => undefined };
    const { placed } = paginate([Array.from({ length: 12 }, () => piece(share(0.1), { repeatedHeader }))]);
    const first = placed.find(({ page }) => page === 1);
    expect(first?.y).toBe(paper.top + 30);
  });

  it('never exceed the page, overlap or change order, for generated heights', () => {
    const pieces = fc.array(
      fc.record({
        height: fc.integer({ min: 5, max: 300 }),
        above: fc.integer({ max: 40, min: 0 }),
        keepWithNext: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    );
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (sections) => {
        const { placed } = paginate(
          sections.map((section) => section.map((one) => ({ ...one, draw: () => undefined }))),
        );
        expect(placed.map(({ piece: { height } }) => height)).toEqual(sections.flat().map(({ height }) => height));
        placed.forEach(({ page, y, piece: { height } }, index) => {
          expect(y + height).toBeLessThanOrEqual(contentBottom + 0.1);
          const before = placed[index - 1];
          if (before?.page === page) expect(y).toBeGreaterThanOrEqual(before.y + before.piece.height - 0.01);
          else expect(page).toBe((before?.page ?? -1) + 1);
        });
      }),
    );
  });
});
