import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import { drawInterval, drawTrack, roundedRange, roundedScore } from '../interval-track.ts';
import { hueOf, main, right, styles } from '#functions/adapters/pdf/page-style.ts';
import { addTag, placeBeside, type DrawingContext, type PagePiece } from '#functions/adapters/pdf/page-piece.ts';
import { drawSingleLine, setText } from '#functions/adapters/pdf/text/typeset.ts';
import { keepTogether, momentHead, momentPieces, withRule } from './moments.ts';

/** Draws each finding: its scale with the interval, its example answer, or both. */
export function findingPieces(context: DrawingContext, findings: readonly Finding[]): PagePiece[] {
  return findings.flatMap((finding) => {
    const { moment, scale } = finding;
    const [first, ...rest] = placeBeside(headOf(context, finding), [
      ...scoreLine(context, finding),
      ...(moment ? momentPieces(context, moment, scale ? 4 : 0) : []),
    ]);
    if (!first) return [];
    return keepTogether([{ ...withRule(context, first, 8), above: 10 }, ...rest]);
  });
}

function headOf(context: DrawingContext, { scale, moment }: Finding): Pick<PagePiece, 'height' | 'draw'> {
  if (!scale) return momentHead(context, moment ?? { parameter: '', subParameter: '' });
  return momentHead(context, { parameter: moment?.parameter ?? '', subParameter: scale.name });
}

function scoreLine({ pdf, tree }: DrawingContext, { scale }: Finding): PagePiece[] {
  const score = scale?.score;
  if (!scale || !score) return [];
  const words = setText(pdf, `${roundedScore(score)} (${roundedRange(score)})`, styles.figure, 100);
  const alt = `${scale.name}: ${roundedScore(score)}, ${roundedRange(score)}`;
  const width = main.width - 92;
  return [
    {
      height: words.height,
      above: 0,
      draw: (y) => {
        const track = { x: main.x, width, y: y + words.height / 2 };
        addTag(
          pdf,
          tree,
          'Figure',
          () => {
            drawTrack(pdf, track);
            drawInterval(pdf, track, score, { colour: hueOf(scale.hue), radius: 4.2 });
          },
          { alt, bbox: [main.x - 4, y, main.x + width + 4, y + words.height] },
        );
        addTag(pdf, tree, 'P', () => drawSingleLine(pdf, words.lines.join(''), styles.figure, right, y, 'right'));
      },
    },
  ];
}
