import {
  bandBar,
  bandSwatch,
  comparisonBar,
  scaleBar,
  dialDrawing,
  shapeDrawing,
} from '#functions/domain/reports/charts/drawings.ts';
import {
  documentLabels,
  changeOf,
  dayOf,
  intervalOf,
  missingOf,
  missingText,
  percentOf,
  rowsInWords,
} from '#functions/domain/reports/document/document-words.ts';
import type {
  Block,
  ReportDocument,
  ReportSection,
  ScaleRow,
} from '#functions/domain/reports/document/report-document.ts';
import { hueAt, textHueAt } from '#functions/domain/reports/document/scale-hues.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { levelLabels } from '#functions/domain/words/report-levels.ts';
import { hexOf, svgOf } from './svg.ts';
import { printable, printableName } from './printable.ts';

export interface RenderOptions {
  /** Adds what each answer says to the appendix. */
  withAppendix?: boolean;
  /** Replaces the candidate's name on every page and in the title, for a report of no real person. */
  notice?: string;
}

/** Width of a bar in points, for which the thickness of its lines is meant. */
const barWidth = 200;

/** Letters that Mukta lacks and Noto Sans has: Greek, Cyrillic, Vietnamese. A word with one is in Noto Sans as a whole. */
const otherAlphabets = '[ƀ-ȗȜ-ɏͰ-ԯḀ-῾]';
/** What a line cannot be broken after. Between Chinese characters it can. */
const inWord = '[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const noCover: ReportSection = { id: 'first', title: documentLabels.noName, blocks: [] };
const isCover = ({ id }: ReportSection) => id === 'first';

/** What the template sets: the report in printable texts, its figures in words, its charts as SVG. */
export function reportData(document: ReportDocument, { withAppendix = false, notice }: RenderOptions) {
  const { copy, texts } = printed(document);
  const { candidateName, quizName, endedAt, isShort, sections, appendix } = copy;
  const name = printableName(document.candidateName);
  return {
    labels: { ...documentLabels, ...levelLabels },
    // Rules that cost time and that few reports need
    inWord: new RegExp(`${inWord}{20}`, 'u').test(texts) ? inWord : '',
    otherAlphabets: new RegExp(otherAlphabets).test(texts) ? otherAlphabets : '',
    title: `TrueIn assessment report: ${notice ?? name ?? documentLabels.noName}`,
    footer: `TrueIn assessment report · ${isolated(shorten(notice ?? name ?? printable(document.quizName), 70))}`,
    isShort,
    name: name === undefined ? documentLabels.noName : candidateName,
    about: `${quizName} · ${dayOf(endedAt)}`,
    subject: `Attempt ${document.attemptId}`,
    cover: drawnSection(sections.find(isCover) ?? noCover),
    sections: [
      ...sections.filter((section) => !isCover(section)).map((section) => drawnSection(section)),
      ...appendix
        .filter(({ id }) => withAppendix || id !== 'answers')
        .map((section, place) => drawnSection(section, place === 0)),
    ],
  };
}

/** A copy in which each text can be printed, and those texts. */
function printed<T>(value: T): { copy: T; texts: string } {
  const texts: string[] = [];
  const print = (key: string, part: unknown) => {
    if (typeof part !== 'string') return part;
    const text = isolated(printable(part));
    // An attempt's number has a wide column.
    if (key !== 'attemptId' && key !== 'value') texts.push(text);
    return text;
  };
  return { copy: JSON.parse(JSON.stringify(value, print)) as T, texts: texts.join(' ') };
}

/** Marks a text with right-to-left letters, so its first letter decides its order, as with `dir="auto"`, and nothing around it. */
const isolated = (text: string) => (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text);

const drawnSection = ({ id, title, blocks }: ReportSection, startsAppendix = false) => ({
  ...{ id, title, startsAppendix },
  blocks: blocks.map(drawnBlock),
});

function drawnBlock(block: Block) {
  switch (block.kind) {
    case 'shape':
      return { ...block, drawing: svgOf(shapeDrawing(block.spokes)), spokes: block.spokes.map(drawnRow) };
    case 'scales':
      return { ...block, rows: block.rows.map(drawnRow) };
    case 'pillar': {
      const textColour = hexOf(textHueAt(block.scale.hue ?? 0));
      const areas = block.areas.map((area) => ({ ...area, scale: drawnRow(area.scale) }));
      return { ...block, scale: { ...drawnRow(block.scale), textColour }, areas };
    }
    case 'findings':
      return {
        ...block,
        findings: block.findings.map(({ scale, moment }) => ({ scale: scale && drawnRow(scale), moment })),
      };
    case 'names':
      return { ...block, items: block.items.map((item) => ({ ...item, ...coloured(item) })) };
    case 'dials':
      return {
        ...block,
        dials: block.dials.map((dial) => ({
          ...dial,
          ...(dial.missing && { missing: missingText(dial) }),
          drawing: svgOf(dialDrawing(dial)),
          alt: rowsInWords([dial]),
        })),
      };
    case 'choices':
      return {
        ...block,
        swatches: block.kinds.map((_, step) => svgOf(bandSwatch(step))),
        rows: block.rows.map((row) => ({ ...row, ...coloured(row), bar: svgOf(bandBar(row.counts, barWidth)) })),
      };
    case 'comparison':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          change: changeOf(row),
          before: percentOf(row.before),
          now: percentOf(row.now),
          bar: svgOf(comparisonBar(row.before, row.now, barWidth), row.hue),
        })),
      };
    default:
      return block;
  }
}

const coloured = ({ hue }: Pick<ScaleRow, 'hue'>) => (hue === undefined ? {} : { colour: hexOf(hueAt(hue)) });

function drawnRow({ score, ...row }: ScaleRow) {
  return {
    ...row,
    ...coloured(row),
    bar: svgOf(scaleBar(score, barWidth), row.hue),
    ...(score ? { percent: percentOf(score), range: intervalOf(score) } : { missing: missingOf(row) }),
  };
}
