import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fontBytes } from '#functions/adapters/pdf/font-bytes.ts';
import { placeLabels } from '#functions/adapters/pdf/blocks/spoke-labels.ts';

/** The least space between two labels, in points. */
const least = 8;

describe('labels around a profile', () => {
  const pdf = new PDFDocument({ font: '' });
  for (const weight of ['regular', 'semibold'] as const) pdf.registerFont(weight, fontBytes(weight));

  it.each([3, 5, 8, 11, 12])('keep 8 points between each other with %i spokes', (count) => {
    const words = Array.from({ length: count }, (_, index) => ({
      name: `Health, Discipline, and Leisure of the long kind ${index}`,
      figure: '50 (35–65)',
    }));
    const { labels, height } = placeLabels(pdf, words, { x: 300, y: 400, radius: 118 });
    for (const side of ['left', 'right', 'center']) {
      const boxes = labels.filter((label) => label.side === side).sort((a, b) => a.top - b.top);
      const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
      expect(Math.min(least, ...gaps)).toBeGreaterThanOrEqual(least);
    }
    for (const { top, bottom } of labels) {
      expect(top).toBeGreaterThanOrEqual(400 - height / 2 - 0.1);
      expect(bottom).toBeLessThanOrEqual(400 + height / 2 + 0.1);
    }
  });
});
