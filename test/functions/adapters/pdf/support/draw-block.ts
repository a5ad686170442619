import { expect } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { Block, Score } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { readShapes, type Shape } from './read-shapes.ts';

/** A file with one block. */
export const fileOf = async (block: Block): Promise<Uint8Array> =>
  renderReport(makeReportDocument({ sections: [{ id: 'profile', title: 'Drawn', blocks: [block] }] }));

export const shapesOf = async (block: Block): Promise<Shape[]> => (await readShapes(await fileOf(block))).flat();

/** From one end of a scale to the other. */
export const drawnScores: readonly Score[] = [
  { low: 0, percent: 3.4, high: 14.2 },
  { low: 5, percent: 50, high: 95 },
  { low: 20.6, percent: 41.7, high: 58.3 },
  { low: 49.5, percent: 61.3, high: 70.1 },
  { low: 84.8, percent: 96.9, high: 100 },
];

/** Each is where it should be, to half a point. */
export function expectNear(drawn: readonly number[], wanted: readonly number[]): void {
  const isNear = (at: number, index: number) => Math.abs(at - (wanted[index] ?? NaN)) <= 0.5;
  expect(drawn.map((at, index) => (isNear(at, index) ? wanted[index] : at))).toEqual(wanted);
}

/** Each shape that begins a figure, with those that are drawn on it. */
export function groupsOf(
  shapes: readonly Shape[],
  begins: (shape: Shape) => boolean,
): { first: Shape; rest: Shape[] }[] {
  const starts = shapes.flatMap((first, index) => (begins(first) ? [{ first, index }] : []));
  return starts.map(({ first, index }, place) => ({
    first,
    rest: shapes.slice(index + 1, starts[place + 1]?.index),
  }));
}

export const middleOf = ({ left, right }: Shape): number => (left + right) / 2;
export const isLevel = ({ paint, top, bottom }: Shape): boolean => paint === 'stroke' && bottom - top < 0.01;
