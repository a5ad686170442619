import type { AttemptReport, ShownParameter } from '#functions/domain/report/attempt-report.ts';
import { isEveryFigureShown } from '#functions/domain/report/withhold-figures.ts';
import { decorate, drawBar, drawLine, drawLines, linesOf, onBaselineOf, shortened, type Pdf } from './draw-text.ts';
import { addTag, type Flow } from './flow.ts';
import { colours, contentWidth, hueOf, paper, styles } from './look.ts';
import { drawGhost, drawMark, drawProfile, pointOn, type Circle } from './profile-shape.ts';
import { printable } from './printable.ts';
import { answeredOf, answersOf, dayOf, parameterNeeds, percentOf } from './report-words.ts';

const bandHeight = 262;
/** More labels than this would not stand around the shape. */
const mostSpokes = 12;
const mostBars = 14;
const { left } = paper;

/** The first page: who, what and when, and the person's shape. */
export function writeCover(flow: Flow, report: AttemptReport): void {
  writeBand(flow, report);
  const parameters = report.parameters.map((parameter, index) => ({ parameter, colour: hueOf(index) }));
  // What has no range has no place on a spoke.
  const measured = parameters.filter(({ parameter: { figure } }) => !figure || figure.percent !== undefined);
  const hasShape = isEveryFigureShown(report.parameters) && measured.length >= 3 && measured.length <= mostSpokes;
  if (hasShape) writeProfile(flow, measured, measured.length === parameters.length);
  else writeBars(flow, parameters);
  writeFacts(flow, report);
  flow.y = paper.height;
}

function writeBand(flow: Flow, report: AttemptReport): void {
  const { pdf, tree } = flow;
  decorate(pdf, () => {
    pdf.rect(0, 0, paper.width, bandHeight).fill(colours.ink);
    pdf.save().rect(0, 0, paper.width, bandHeight).clip();
    drawGhost(pdf, { x: paper.width - 96, y: bandHeight / 2 + 12, radius: 172 });
    pdf.restore();
    pdf.rect(0, bandHeight, paper.width, 3).fill(colours.marigold);
    drawMark(pdf, { x: left + 19, y: 66, radius: 20 });
    drawLine(pdf, 'TrueIn', styles.wordmark, left + 50, 54);
  });

  const text = printable(report.candidateName);
  const width = contentWidth;
  const large = linesOf(pdf, text, styles.coverName, width).length <= 2;
  const style = large ? styles.coverName : styles.coverLongName;
  const lines = linesOf(pdf, text, style, width).slice(0, 3);
  const bottom = bandHeight - 58;
  const top = bottom - lines.length * style.leading;
  addTag(flow, tree, 'H1', () => drawLine(pdf, 'Assessment report', styles.kicker, left, top - 22));
  addTag(flow, tree, 'P', () => drawLines(pdf, lines, style, left, top));
  const quiz = shortened(pdf, printable(report.quizName), styles.coverQuiz, width);
  addTag(flow, tree, 'P', () => drawLine(pdf, quiz, styles.coverQuiz, left, bottom + 8));
}

interface Measured {
  parameter: ShownParameter;
  colour: string;
}

function writeProfile(flow: Flow, measured: readonly Measured[], isComplete: boolean): void {
  const { pdf, tree } = flow;
  const circle: Circle = { x: paper.width / 2, y: 478, radius: 124 };
  const alt = `Profile: ${measured.map(({ parameter }) => `${printable(parameter.name)} ${percentOf(parameter)}`).join(', ')}.`;
  addTag(
    flow,
    tree,
    'Figure',
    () => {
      drawProfile(
        pdf,
        circle,
        measured.map(({ parameter, colour }) => ({ share: (parameter.figure?.percent ?? 0) / 100, colour })),
      );
      measured.forEach(({ parameter }, index) => drawSpokeLabel(pdf, circle, index, measured.length, parameter));
    },
    { alt },
  );
  const caption = 'Centre: 0% of the range of a parameter’s questions. Rim: 100%.';
  addTag(flow, tree, 'Caption', () =>
    drawLine(pdf, isComplete ? caption : `${caption} ${someLeftOut}`, styles.small, circle.x, 652, 'center'),
  );
}

const someLeftOut = 'Parameters without a range are left out.';

/** Where there is no shape: a parameter has too few answers, or there are too few or too many spokes. */
function writeBars(flow: Flow, parameters: readonly Measured[]): void {
  const { pdf, tree } = flow;
  const bar = { x: left + 210, width: contentWidth - 260, height: 9 };
  const rowHeight = 24;
  const top = 320;
  parameters.slice(0, mostBars).forEach(({ parameter, colour }, index) => {
    const y = top + index * rowHeight;
    const style = styles.rowStrong;
    const quiet = onBaselineOf(style, styles.rowQuiet);
    const { figure } = parameter;
    if (figure)
      decorate(pdf, () =>
        drawBar(pdf, { ...bar, y: y + (style.leading - bar.height) / 2, percent: figure.percent ?? 0, colour }),
      );
    addTag(flow, tree, 'P', () => {
      drawLine(pdf, shortened(pdf, printable(parameter.name), style, 195), style, left, y);
      if (!figure) drawLine(pdf, `${answersOf(parameter)} questions answered`, quiet, bar.x, y);
      drawLine(pdf, percentOf(parameter), figure ? style : quiet, left + contentWidth, y, 'right');
    });
  });
  const more =
    parameters.length > mostBars
      ? `The first ${mostBars} of ${parameters.length} parameters; the table has them all.`
      : '';
  const isComplete = parameters.every(({ parameter }) => parameter.figure);
  const captions = [isComplete ? '' : parameterNeeds, more].filter(Boolean);
  captions.forEach((caption, index) =>
    addTag(flow, tree, 'P', () =>
      drawLine(
        pdf,
        caption,
        styles.small,
        left,
        top + Math.min(parameters.length, mostBars) * rowHeight + 8 + index * styles.small.leading,
      ),
    ),
  );
}

function drawSpokeLabel(pdf: Pdf, circle: Circle, index: number, count: number, parameter: ShownParameter): void {
  const [x, y] = pointOn({ ...circle, radius: circle.radius + 16 }, index, count, 1);
  const side = Math.abs(x - circle.x) < 8 ? 'center' : x > circle.x ? 'left' : 'right';
  const room = side === 'center' ? 200 : side === 'left' ? paper.width - paper.right - x : x - left;
  const lines = linesOf(pdf, printable(parameter.name), styles.label, room).slice(0, 3);
  const height = lines.length * styles.label.leading + styles.value.leading;
  const above = y < circle.y - circle.radius;
  const below = y > circle.y + circle.radius;
  const top = above ? y - height + 6 : below ? y - 4 : y - height / 2;
  drawLines(pdf, lines, styles.label, x, top, side);
  drawLine(pdf, percentOf(parameter), styles.value, x, top + lines.length * styles.label.leading, side);
}

function writeFacts(flow: Flow, report: AttemptReport): void {
  const { pdf, tree } = flow;
  const top = 688;
  const facts = [
    ['Completed on', dayOf(report.endedAt)],
    ['Questions answered', answeredOf(report)],
    ['All parameters together', percentOf(report.total)],
  ] as const;
  const column = contentWidth / facts.length;
  decorate(pdf, () =>
    pdf
      .moveTo(left, top)
      .lineTo(left + contentWidth, top)
      .lineWidth(0.8)
      .stroke(colours.rule),
  );
  facts.forEach(([label, value], index) => {
    addTag(flow, tree, 'P', () => {
      drawLine(pdf, label, styles.small, left + index * column, top + 12);
      drawLine(pdf, value, styles.value, left + index * column, top + 25);
    });
  });
  const { lateCount } = report;
  if (lateCount > 0)
    addTag(flow, tree, 'P', () =>
      drawLine(pdf, `${lateCount} arrived after the time was over`, styles.small, left + column, top + 45),
    );
  const origin = `Attempt ${report.attemptId} · Question bank version ${report.bankVersion}`;
  addTag(flow, tree, 'P', () => drawLine(pdf, origin, styles.small, left, top + 66));
}
