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
import { addTag, placeBeside, type DrawingContext, type PagePiece } from './page-piece.ts';
import { drawSet, setText } from '#functions/adapters/pdf/text/typeset.ts';

/** The pieces of a section with its title, ready for pagination. */
export function sectionPieces(context: DrawingContext, { title, blocks }: ReportSection): PagePiece[] {
  return [titlePiece(context, title), ...blockPieces(context, blocks)];
}

export function blockPieces(context: DrawingContext, blocks: readonly Block[]): PagePiece[] {
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind === 'subheading' && isProse(after)) return [];
    const own = piecesOf(context, block);
    const headed =
      before?.kind === 'subheading' && isProse(block) ? placeBeside(hangingHeading(context, before.text), own) : own;
    const isHeaded = headed !== own;
    return headed.map((piece, place) => ({
      ...piece,
      ...(isHeaded && place === 0 && { above: 1.3 * context.text.leading }),
      keepWithNext: piece.keepWithNext === true || (place === headed.length - 1 && introduces(block, after)),
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

function titlePiece({ pdf, tree }: DrawingContext, title: string): PagePiece {
  const set = setText(pdf, title, styles.title, contentWidth);
  return {
    height: set.height + 12,
    above: 0,
    keepWithNext: true,
    draw: (y) => {
      pdf.outline.addItem(title, wholePage);
      decorate(pdf, () => pdf.rect(paper.left, y, 30, 3).fill(colours.marigold));
      addTag(pdf, tree, 'H2', () => drawSet(pdf, set, paper.left, y + 12));
    },
  };
}

/** pdfkit supports `fit`, but its types lack it. */
const wholePage = { expanded: false, fit: true };

function piecesOf(context: DrawingContext, block: Block): PagePiece[] {
  switch (block.kind) {
    case 'lead':
      return leadPieces(context, block.text);
    case 'text':
      return paragraphPieces(context, block.text);
    case 'subheading':
      return subheadingPieces(context, block.text);
    case 'note':
      return notePieces(context, block.text);
    case 'list':
      return listPieces(context, block.items);
    case 'facts':
      return factPieces(context, block.items);
    case 'shape':
      return shapePieces(context, block);
    case 'scales':
      return scalePieces(context, block);
    case 'dials':
      return dialPieces(context, block.dials);
    case 'bands':
      return bandPieces(context, block);
    case 'findings':
      return findingPieces(context, block.findings);
    case 'moments':
      return momentListPieces(context, block.moments);
    case 'pillar':
      return pillarPieces(context, block);
    case 'steps':
      return stepPieces(context, block.steps);
    case 'comparison':
      return comparisonPieces(context, block);
  }
}
