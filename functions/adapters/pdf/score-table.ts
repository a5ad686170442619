import type { AttemptReport, ShownParameter, ShownScale } from '#functions/domain/report/attempt-report.ts';
import { lateAnswersNote } from '#functions/domain/report/late-answers.ts';
import { isAnyFigureShown } from '#functions/domain/report/withhold-figures.ts';
import { decorate, drawBar, drawLine, drawLines, linesOf, onBaselineOf } from './draw-text.ts';
import { addTag, openTag, turnPage, writeBlock, writeNote, writeSection, type Flow, type Tag } from './flow.ts';
import { colours, contentBottom, contentHeight, contentWidth, hueOf, paper, styles, type TextStyle } from './look.ts';
import { printable } from './printable.ts';
import { answersOf, percentOf, pointsOf, withheldWords } from './report-words.ts';

const { left } = paper;
const right = left + contentWidth;
/** Right edges of the columns of figures, and the place of the bar. */
const columns = {
  nameWidth: 172,
  bar: left + 188,
  barWidth: 112,
  percent: left + 356,
  points: left + 430,
  questions: right,
};
const headHeight = 24;
const ruleHeight = 10;
const mostNameLines = 6;
/** Below a parameter's rows. */
const rowGap = 9;

export const percentExplained =
  'Percent of range says how far your answers lie between the lowest (0%) and the highest score (100%) that the questions you answered allow; it does not compare you with other people.';

/** Main parameters with their sub-parameters. */
export function writeScores(flow: Flow, report: AttemptReport): void {
  writeSection(flow, 'Your scores');
  if (isAnyFigureShown(report.parameters)) writeBlock(flow, { text: percentExplained, style: styles.lead, gap: 16 });
  for (const note of notesOf(report)) writeNote(flow, note);
  const table = openTag(flow, flow.tree, 'Table');
  writeHead(flow, table);
  rule(flow, colours.ink);
  writeRow(flow, table, {
    scale: { ...report.total, name: 'All parameters together' },
    strong: true,
    colour: colours.ink,
  });
  flow.y += rowGap;
  report.parameters.forEach((parameter, index) => writeParameter(flow, table, parameter, hueOf(index)));
  table.end();
}

function notesOf(report: AttemptReport): string[] {
  const { answeredCount, presentedCount, lateCount, parameters, phrases } = report;
  const words = [
    answeredCount < presentedCount ? `You answered ${answeredCount} of ${presentedCount} questions.` : '',
    answeredCount < presentedCount && isAnyFigureShown(parameters) && phrases
      ? 'The scores and phrases come from those answers alone.'
      : '',
    withheldWords(report),
  ];
  return [words.filter(Boolean).join(' '), lateAnswersNote(lateCount) ?? ''].filter(Boolean);
}

function writeHead(flow: Flow, table: Tag): void {
  const { pdf } = flow;
  const row = openTag(flow, table, 'TR');
  const cell = (text: string, x: number, align: 'left' | 'right') =>
    addTag(flow, row, 'TH', () => drawLine(pdf, text, styles.small, x, flow.y, align), columnHead);
  cell('Parameter', left, 'left');
  cell('Percent of range', columns.percent, 'right');
  cell('Points (range)', columns.points, 'right');
  cell('Answers', columns.questions, 'right');
  flow.y += headHeight - 6;
}

/** pdfkit's own types do not know `scope`. */
const columnHead = { lang: 'en-IN', scope: 'Column' };
const rowHead = { lang: 'en-IN', scope: 'Row' };

function writeParameter(flow: Flow, table: Tag, parameter: ShownParameter, colour: string): void {
  const { subParameters } = parameter;
  // Where nothing of a parameter has a figure its sub-parameters would only say so again.
  const isMeasured = [parameter, ...subParameters].some(({ figure }) => figure);
  const rows: Row[] = [
    { scale: parameter, strong: true, colour },
    ...(isMeasured ? subParameters.map((scale) => ({ scale, strong: false, colour })) : []),
  ];
  const height = rows.reduce((sum, row) => sum + rowHeight(flow, row), ruleHeight);
  // The whole group if a page can hold it, else at least its head and two rows.
  keepRow(flow, table, height + headHeight <= contentHeight ? height : 90);
  rule(flow, colours.rule);
  for (const row of rows) {
    keepRow(flow, table, rowHeight(flow, row));
    writeRow(flow, table, row);
  }
  flow.y += rowGap;
}

/** Goes to a new page, with the head of the table again, unless `height` is left on this one. */
function keepRow(flow: Flow, table: Tag, height: number): void {
  if (flow.y + height <= contentBottom) return;
  turnPage(flow);
  writeHead(flow, table);
}

function rule(flow: Flow, colour: string): void {
  decorate(flow.pdf, () => flow.pdf.moveTo(left, flow.y).lineTo(right, flow.y).lineWidth(0.8).stroke(colour));
  flow.y += ruleHeight;
}

interface Row {
  scale: ShownScale;
  strong: boolean;
  colour: string;
}

const styleOf = ({ strong }: Row): TextStyle => (strong ? styles.rowStrong : styles.row);
const namesOf = (flow: Flow, row: Row) =>
  linesOf(flow.pdf, printable(row.scale.name), styleOf(row), columns.nameWidth).slice(0, mostNameLines);
const rowHeight = (flow: Flow, row: Row) => Math.max(1, namesOf(flow, row).length) * styleOf(row).leading + 5;

function writeRow(flow: Flow, table: Tag, row: Row): void {
  const { pdf, y } = flow;
  const { scale, strong, colour } = row;
  const style = styleOf(row);
  const percent = scale.figure?.percent;
  if (percent !== undefined) {
    const height = strong ? 8 : 4;
    decorate(pdf, () =>
      drawBar(pdf, {
        x: columns.bar,
        y: y + (style.leading - height) / 2,
        width: columns.barWidth,
        height,
        percent,
        colour,
      }),
    );
  }
  const tag = openTag(flow, table, 'TR');
  const quiet = onBaselineOf(style, styles.rowQuiet);
  const cell = (text: string, x: number, cellStyle: TextStyle) =>
    addTag(flow, tag, 'TD', () => drawLine(pdf, text, cellStyle, x, y, 'right'));
  addTag(flow, tag, 'TH', () => drawLines(pdf, namesOf(flow, row), style, left, y), rowHead);
  cell(percentOf(scale), columns.percent, percent === undefined ? quiet : style);
  cell(pointsOf(scale), columns.points, quiet);
  cell(answersOf(scale), columns.questions, quiet);
  flow.y += rowHeight(flow, row);
}
