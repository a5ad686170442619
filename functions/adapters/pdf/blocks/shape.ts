import type { ScaleRow, Score } from '#functions/domain/reports/document/report-document.ts';
import type { Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, contentWidth, hueOf, paper, styles } from '#functions/adapters/pdf/page-style.ts';
import { addTag, typesetPiece, type DrawingContext, type PagePiece } from '#functions/adapters/pdf/page-piece.ts';
import { pointOn, type Circle } from '../profile-shape.ts';
import { roundedRange, roundedScore } from '../interval-track.ts';
import { setText } from '#functions/adapters/pdf/text/typeset.ts';
import { placeLabels, type Label } from './spoke-labels.ts';

export interface Shape {
  caption: string;
  alt: string;
  spokes: readonly (ScaleRow & { score: Score })[];
}

type Spoke = Shape['spokes'][number];

/** Draws the person's profile: each score on its spoke, and the band of its intervals. */
export function shapePieces(context: DrawingContext, { caption, alt, spokes }: Shape): PagePiece[] {
  const { pdf, tree, shapeRadius: radius } = context;
  const captionSet = setText(pdf, caption, styles.small, contentWidth - 80);
  const labelHeight = placeLabels(pdf, spokes.map(wordsOf), { x: 0, y: 0, radius }).height;
  const height = Math.max(2 * radius + 84, labelHeight + 20);
  const figure: PagePiece = {
    height,
    above: 20,
    keepWithNext: true,
    draw: (y) => {
      const circle = { x: paper.width / 2, y: y + height / 2, radius };
      addTag(
        pdf,
        tree,
        'Figure',
        () => {
          drawShape(pdf, circle, spokes);
          placeLabels(pdf, spokes.map(wordsOf), circle).labels.forEach((label, index) =>
            drawLabel(pdf, circle, label, { index, count: spokes.length }),
          );
        },
        { alt, bbox: [paper.left, y, paper.left + contentWidth, y + height] },
      );
    },
  };
  const below = typesetPiece(context, captionSet, paper.left, 6, 'Caption');
  return [figure, below];
}

const wordsOf = ({ name, score }: Spoke) => ({ name, figure: `${roundedScore(score)} (${roundedRange(score)})` });

function drawShape(pdf: Pdf, circle: Circle, spokes: readonly Spoke[]): void {
  const count = spokes.length;
  const corner = (share: (score: Score) => number) =>
    spokes.map(({ score }, index) => pointOn(circle, index, count, share(score) / 100));
  const [outer, inner, shape] = [
    corner(({ high }) => high),
    corner(({ low }) => low),
    corner((score) => score.percent),
  ];
  for (const ring of [0.25, 0.5, 0.75, 1]) {
    pdf.polygon(...spokes.map((_, index) => pointOn(circle, index, count, ring)));
    pdf.lineWidth(ring === 1 ? 0.9 : 0.5).stroke(colours.rule);
  }
  pdf.save().fillOpacity(0.32);
  pdf.polygon(...outer).polygon(...inner);
  pdf.fill(colours.marigold, 'even-odd').restore();
  spokes.forEach(({ hue, score }, index) => {
    pdf.lineCap('round').lineWidth(0.8);
    pdf.moveTo(circle.x, circle.y).lineTo(...pointOn(circle, index, count, 1));
    pdf.stroke(hueOf(hue));
    pdf.lineWidth(3).moveTo(...pointOn(circle, index, count, score.low / 100));
    pdf.lineTo(...pointOn(circle, index, count, score.high / 100)).stroke(hueOf(hue));
  });
  pdf.lineJoin('round').lineWidth(1.8);
  pdf.polygon(...shape).stroke(colours.ink);
  shape.forEach(([x, y], index) => {
    pdf.circle(x, y, 4.6).lineWidth(1.5);
    pdf.fillAndStroke(hueOf(spokes[index]?.hue), colours.white);
  });
}

function drawLabel(pdf: Pdf, circle: Circle, label: Label, { index, count }: { index: number; count: number }): void {
  const [x, y] = pointOn(circle, index, count, 1.04);
  if (label.leader) {
    pdf.lineCap('butt').lineWidth(0.6);
    pdf.moveTo(x, y).lineTo(label.leader.x, label.leader.y).stroke(colours.rule);
  }
  label.draw();
}
