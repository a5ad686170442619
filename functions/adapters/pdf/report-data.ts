import { bandBar, bandSwatch, comparisonBar, scaleBar } from '#functions/domain/reports/charts/bar-drawings.ts';
import { dialDrawing } from '#functions/domain/reports/charts/dial-drawing.ts';
import { shapeDrawing } from '#functions/domain/reports/charts/shape-drawing.ts';
import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import {
  answersOf,
  dayOf,
  intervalOf,
  missingText,
  rowsInWords,
} from '#functions/domain/reports/document/figure-words.ts';
import type {
  Block,
  ReportDocument,
  ReportSection,
  ScaleRow,
  Score,
} from '#functions/domain/reports/document/report-document.ts';
import { hueAt, textHueAt } from '#functions/domain/reports/document/scale-hues.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import { hexOf } from './hex-of.ts';
import { breakable, printable, printableName } from './printable.ts';
import { svgOf } from './svg.ts';

export interface RenderOptions {
  /** Adds every moment of the appendix at the end. */
  withAppendix?: boolean;
  /** Replaces the candidate's name on every page and in the title, for a report of no real person. */
  notice?: string;
}

/** Width of a bar in points, for which the thickness of its lines is meant. */
const barWidth = 200;

/** What the template sets: the report in printable texts, its figures in words, its charts as SVG. */
export function reportData(document: ReportDocument, { withAppendix = false, notice }: RenderOptions) {
  const { candidateName, quizName, endedAt, sections, appendix } = printed(document);
  const name = printableName(document.candidateName);
  return {
    labels: documentLabels,
    title: `TrueIn assessment report: ${notice ?? name ?? documentLabels.noName}`,
    footer: `TrueIn assessment report · ${breakable(shorten(notice ?? name ?? printable(document.quizName), 70), 30)}`,
    name: name === undefined ? documentLabels.noName : candidateName,
    about: `${quizName} · ${dayOf(endedAt)}`,
    subject: `Attempt ${document.attemptId}`,
    sections: [...sections, ...(withAppendix && appendix ? [appendix] : [])].map(drawnSection),
  };
}

/** How many letters of a word fit into the narrowest column for these texts. Others have room for 30. */
const lettersInColumn: Record<string, number> = { name: 23, parameter: 23, subParameter: 23, value: 60 };

/** A copy in which each text can be printed, and no word is wider than its column. */
function printed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === 'string' ? breakable(printable(part), lettersInColumn[key] ?? 30) : part,
  ) as T;
}

const drawnSection = ({ id, title, blocks }: ReportSection) => ({ id, title, blocks: blocks.map(drawnBlock) });

function drawnBlock(block: Block) {
  switch (block.kind) {
    case 'shape':
      return { ...block, drawing: svgOf(shapeDrawing(block.spokes)), spokes: block.spokes.map(drawnRow) };
    case 'scales':
      return { ...block, rows: block.rows.map(drawnRow) };
    case 'pillar': {
      const textColour = hexOf(textHueAt(block.scale.hue ?? 0));
      return { ...block, scale: { ...drawnRow(block.scale), textColour }, rows: block.rows.map(drawnRow) };
    }
    case 'findings':
      return {
        ...block,
        findings: block.findings.map(({ scale, moment }) => ({ scale: scale && drawnRow(scale), moment })),
      };
    case 'dials':
      return {
        ...block,
        dials: block.dials.map((dial) => ({ ...dial, drawing: svgOf(dialDrawing(dial)), alt: rowsInWords([dial]) })),
      };
    case 'bands':
      return {
        ...block,
        swatches: block.bands.map((_, step) => svgOf(bandSwatch(step))),
        rows: block.rows.map((row) => ({ ...row, ...coloured(row), bar: svgOf(bandBar(row.counts, barWidth)) })),
      };
    case 'comparison':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          before: wholePercent(row.before),
          now: wholePercent(row.now),
          bar: svgOf(comparisonBar(row.before, row.now, barWidth), row.hue),
        })),
      };
    default:
      return block;
  }
}

const wholePercent = ({ percent }: Score) => String(Math.round(percent));
const coloured = ({ hue }: Pick<ScaleRow, 'hue'>) => (hue === undefined ? {} : { colour: hexOf(hueAt(hue)) });

function drawnRow({ score, ...row }: ScaleRow) {
  return {
    ...row,
    ...coloured(row),
    bar: svgOf(scaleBar(score, barWidth), row.hue),
    ...(score
      ? { percent: wholePercent(score), range: intervalOf(score) }
      : { missing: `${missingText(row)} (${answersOf(row)})` }),
  };
}
