import type { Block, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { bandPieces } from './blocks/bands.ts';
import { comparisonPieces } from './blocks/comparison.ts';
import { dialPieces } from './blocks/dials.ts';
import { findingPieces } from './blocks/findings.ts';
import { momentListPieces } from './blocks/moments.ts';
import { pillarPieces } from './blocks/pillar.ts';
import { scalePieces } from './blocks/scales.ts';
import { shapePieces } from './blocks/shape.ts';
import { stepPieces } from './blocks/steps.ts';
import {
  factPieces,
  hangingHeading,
  leadPieces,
  listPieces,
  notePieces,
  paragraphPieces,
  subheadingPieces,
} from './blocks/text-blocks.ts';
import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, contentWidth, paper, styles } from './page-style.ts';
import { addTag, beside, type Desk, type Piece } from './piece.ts';
import { drawSet, setText } from '#functions/adapters/pdf/text/typeset.ts';

/** The pieces of a section with its title, ready for pagination. */
export function sectionPieces(desk: Desk, { title, blocks }: ReportSection): Piece[] {
  return [titlePiece(desk, title), ...blockPieces(desk, blocks)];
}

export function blockPieces(desk: Desk, blocks: readonly Block[]): Piece[] {
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind === 'subheading' && isProse(after)) return [];
    const own = piecesOf(desk, block);
    const headed =
      before?.kind === 'subheading' && isProse(block) ? beside(hangingHeading(desk, before.text), own) : own;
    const isHeaded = headed !== own;
    return headed.map((piece, place) => ({
      ...piece,
      ...(isHeaded && place === 0 && { above: 1.3 * desk.text.leading }),
      keep: piece.keep === true || (place === headed.length - 1 && introduces(block, after)),
    }));
  });
}

/** Whether a block introduces the next one, and so must not be alone at the foot of a page. */
function introduces({ kind }: Block, next: Block | undefined): boolean {
  if (!next || next.kind === 'note') return false;
  return (
    kind === 'lead' || kind === 'subheading' || (kind === 'text' && next.kind !== 'text' && next.kind !== 'subheading')
  );
}

const isProse = (block: Block | undefined) => block?.kind === 'text' || block?.kind === 'list';

function titlePiece({ pdf, tree }: Desk, title: string): Piece {
  const set = setText(pdf, title, styles.title, contentWidth);
  return {
    height: set.height + 12,
    above: 0,
    keep: true,
    draw: (y) => {
      pdf.outline.addItem(title, wholePage);
      decorate(pdf, () => pdf.rect(paper.left, y, 30, 3).fill(colours.marigold));
      addTag(pdf, tree, 'H2', () => drawSet(pdf, set, paper.left, y + 12));
    },
  };
}

/** pdfkit supports `fit`, but its types lack it. */
const wholePage = { expanded: false, fit: true };

function piecesOf(desk: Desk, block: Block): Piece[] {
  switch (block.kind) {
    case 'lead':
      return leadPieces(desk, block.text);
    case 'text':
      return paragraphPieces(desk, block.text);
    case 'subheading':
      return subheadingPieces(desk, block.text);
    case 'note':
      return notePieces(desk, block.text);
    case 'list':
      return listPieces(desk, block.items);
    case 'facts':
      return factPieces(desk, block.items);
    case 'shape':
      return shapePieces(desk, block);
    case 'scales':
      return scalePieces(desk, block);
    case 'dials':
      return dialPieces(desk, block.dials);
    case 'bands':
      return bandPieces(desk, block);
    case 'findings':
      return findingPieces(desk, block.findings);
    case 'moments':
      return momentListPieces(desk, block.moments);
    case 'pillar':
      return pillarPieces(desk, block);
    case 'steps':
      return stepPieces(desk, block.steps);
    case 'comparison':
      return comparisonPieces(desk, block);
  }
}
