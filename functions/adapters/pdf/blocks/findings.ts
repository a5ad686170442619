import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import { drawInterval, drawTrack, roundedRange, roundedScore } from '../interval-track.ts';
import { hueOf, main, right, styles } from '#functions/adapters/pdf/page-style.ts';
import { addTag, beside, type Desk, type Piece } from '../piece.ts';
import { drawWords, setText } from '#functions/adapters/pdf/text/typeset.ts';
import { kept, momentHead, momentPieces, ruled } from './moments.ts';

/** Draws each finding: its scale with the interval, its example answer, or both. */
export function findingPieces(desk: Desk, findings: readonly Finding[]): Piece[] {
  return findings.flatMap((finding) => {
    const { moment, scale } = finding;
    const [first, ...rest] = beside(headOf(desk, finding), [
      ...scoreLine(desk, finding),
      ...(moment ? momentPieces(desk, moment, scale ? 4 : 0) : []),
    ]);
    if (!first) return [];
    return kept([{ ...ruled(desk, first, 8), above: 10 }, ...rest]);
  });
}

function headOf(desk: Desk, { scale, moment }: Finding): Pick<Piece, 'height' | 'draw'> {
  if (!scale) return momentHead(desk, moment ?? { parameter: '', subParameter: '' });
  return momentHead(desk, { parameter: moment?.parameter ?? '', subParameter: scale.name });
}

function scoreLine({ pdf, tree }: Desk, { scale }: Finding): Piece[] {
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
        addTag(pdf, tree, 'P', () => drawWords(pdf, words.lines.join(''), styles.figure, right, y, 'right'));
      },
    },
  ];
}
