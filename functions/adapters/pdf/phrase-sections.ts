import type { AttemptReport, Phrase, ReportPhrases } from '#functions/domain/report/attempt-report.ts';
import { decorate, drawLine, linesOf, onBaselineOf, shortened } from './draw-text.ts';
import {
  addTag,
  fits,
  keepTogether,
  openTag,
  turnPage,
  writeBlock,
  writeSection,
  type Flow,
  type Tag,
} from './flow.ts';
import { colours, contentWidth, hueOf, paper, styles } from './look.ts';
import { printable } from './printable.ts';

const textIndent = 14;
const traceWidth = 74;
const textWidth = contentWidth - textIndent - traceWidth;
const headGap = 6;
/** A heading keeps this much of what follows it at most. */
const mostKept = 120;
const headHeight = styles.subsection.leading + headGap;
const continuedHead = { ...styles.subsection, weight: 'regular', size: 10, colour: colours.muted } as const;

interface PhraseList {
  title: string;
  intro: string;
  /** Said where there is no phrase. */
  none: string;
  phrases: (phrases: ReportPhrases) => Phrase[];
  gap: number;
}

const lists: PhraseList[] = [
  {
    title: 'Strengths',
    intro: 'What your answers show as working for you.',
    none: 'None of the options you chose is marked as a strength.',
    phrases: ({ strengths }) => strengths,
    gap: 5,
  },
  {
    title: 'Strengths cum weaknesses',
    intro: 'What helps you now and can hold you back: the places where a small change gains most.',
    none: 'None of the options you chose is marked as a strength cum weakness.',
    phrases: ({ strengthsCumWeaknesses }) => strengthsCumWeaknesses,
    gap: 5,
  },
  {
    title: 'Weaknesses',
    intro: 'What your answers show as costing you something at present.',
    none: 'None of the options you chose is marked as a weakness.',
    phrases: ({ weaknesses }) => weaknesses,
    gap: 5,
  },
  {
    title: 'What your answers say',
    intro: 'One paragraph for each answer, parameter by parameter.',
    none: 'The options you chose carry no further text.',
    phrases: ({ remarks }) => remarks,
    gap: 9,
  },
];

/** Strengths, strengths cum weaknesses, weaknesses and report phrases, each by parameter and with the question it comes from; nothing where there are too few answers for them. */
export function writePhraseSections(flow: Flow, report: AttemptReport): void {
  const { phrases: all } = report;
  if (!all) return;
  const hues = new Map(report.parameters.map(({ name }, index) => [name, hueOf(index)]));
  lists.forEach((list, index) => {
    const phrases = list.phrases(all);
    const startsPage = index === 0 || (index === lists.length - 1 && phrases.length > 3);
    writeSection(flow, list.title, startsPage ? undefined : 170);
    writeBlock(flow, { text: phrases.length ? list.intro : list.none, style: styles.lead, gap: 12 });
    for (const [parameter, own] of byParameter(phrases)) {
      const colour = hues.get(parameter) ?? colours.ink;
      writeParameterHead(
        flow,
        parameter,
        colour,
        own.slice(0, 2).reduce((sum, phrase) => sum + phraseHeight(flow, phrase) + list.gap, 0),
      );
      const tag = openTag(flow, flow.tree, 'L');
      for (const phrase of own) {
        if (!fits(flow, phraseHeight(flow, phrase))) continueOnNextPage(flow, parameter, colour);
        writePhrase(flow, tag, phrase, list.gap);
      }
      tag.end();
      flow.y += 12;
    }
  });
}

function byParameter(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) groups.set(phrase.parameter, [...(groups.get(phrase.parameter) ?? []), phrase]);
  return groups;
}

function phraseHeight(flow: Flow, { text }: Phrase): number {
  return linesOf(flow.pdf, printable(text), styles.body, textWidth).length * styles.body.leading;
}

/** Room for the heading and what must not be parted from it. */
function writeParameterHead(flow: Flow, parameter: string, colour: string, first: number): void {
  keepTogether(flow, headHeight + Math.min(first, mostKept));
  drawDot(flow, colour);
  writeBlock(flow, { text: parameter, style: styles.subsection, tag: 'H3', indent: textIndent, gap: headGap });
}

function continueOnNextPage(flow: Flow, parameter: string, colour: string): void {
  turnPage(flow);
  drawDot(flow, colour);
  const text = shortened(flow.pdf, printable(`${parameter}, continued`), continuedHead, contentWidth - textIndent);
  decorate(flow.pdf, () => drawLine(flow.pdf, text, continuedHead, paper.left + textIndent, flow.y));
  flow.y += headHeight;
}

function drawDot({ pdf, y }: Flow, colour: string): void {
  decorate(pdf, () => pdf.circle(paper.left + 4, y + styles.subsection.leading / 2, 4).fill(colour));
}

function writePhrase(flow: Flow, list: Tag, phrase: Phrase, gap: number): void {
  const { pdf } = flow;
  const { body, small } = styles;
  const lines = linesOf(pdf, printable(phrase.text), body, textWidth);
  const item = openTag(flow, list, 'LI');
  addTag(flow, item, 'LBody', () => {
    lines.forEach((line, index) => {
      if (!fits(flow, body.leading)) turnPage(flow);
      drawLine(pdf, line, body, paper.left + textIndent, flow.y);
      if (index === 0) {
        drawLine(
          pdf,
          `Question ${phrase.questionNumber}`,
          onBaselineOf(body, small),
          paper.left + contentWidth,
          flow.y,
          'right',
        );
      }
      flow.y += body.leading;
    });
  });
  item.end();
  flow.y += gap;
}
