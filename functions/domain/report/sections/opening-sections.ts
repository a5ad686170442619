import { formatAttemptId } from '#functions/domain/attempt.ts';
import { quotientNames } from '#functions/domain/parameter-map.ts';
import type { ReportMaterial } from '#functions/domain/report/compose-report.ts';
import { dayOf } from '#functions/domain/report/figure-words.ts';
import { lateAnswersNote } from '#functions/domain/report/late-answers.ts';
import type { Block, Dial, ReportSection, ScaleRow, Score } from '#functions/domain/report/report-document.ts';
import { dialText, scalesAlt, shapeAlt } from './report-words-figures.ts';
import { versionOf } from './report-words-method.ts';
import {
  coverWords,
  notEnoughTitle,
  readingWords,
  whatIsNotThere,
  whatStandsOut,
  whatWasAnswered,
  whetherTheyDiffer,
} from './report-words-opening.ts';

/** With fewer spokes it is no shape, and more labels than that do not stand around it. */
const spokeCount = { min: 3, max: 12 } as const;

export function coverSection(material: ReportMaterial): ReportSection {
  const { attempt, endedAt, answeredCount, presentedCount } = material;
  const facts = [
    { label: coverWords.completed, value: dayOf(endedAt) },
    { label: coverWords.answered, value: `${answeredCount} of ${presentedCount}` },
    { label: coverWords.bank, value: versionOf(attempt.ref.version) },
    { label: coverWords.attempt, value: formatAttemptId(attempt.ref) },
  ];
  return { id: 'cover', title: coverWords.kicker, blocks: [coverChart(material), { kind: 'facts', items: facts }] };
}

function coverChart({ pillars }: ReportMaterial): Block {
  const rows = pillars.map(({ scale }) => scale);
  const spokes = rows.filter((row): row is ScaleRow & { score: Score } => row.score !== undefined);
  const { min, max } = spokeCount;
  return spokes.length === rows.length && rows.length >= min && rows.length <= max
    ? { kind: 'shape', caption: coverWords.shape, alt: shapeAlt(rows), spokes }
    : { kind: 'scales', caption: coverWords.bars, alt: scalesAlt(rows), rows };
}

export function summarySection(material: ReportMaterial): ReportSection {
  const { attempt, figures, qualitySentence, quizName, endedAt, answeredCount, presentedCount } = material;
  const { endReason = 'candidate' } = attempt;
  const lead = [
    whatWasAnswered({ quizName, endedAt, answeredCount, presentedCount, endReason }),
    whetherTheyDiffer(figures),
    whatStandsOut(standingOut(material)),
  ].join(' ');
  const dials = dialsOf(material);
  const late = lateAnswersNote(attempt.late.length);
  return {
    id: 'summary',
    title: 'In short',
    blocks: [
      { kind: 'lead', text: lead },
      ...(dials.length > 0 ? [{ kind: 'dials' as const, dials }] : []),
      ...(qualitySentence ? [{ kind: 'note' as const, text: qualitySentence }] : []),
      ...(late ? [{ kind: 'note' as const, text: late }] : []),
    ],
  };
}

function standingOut({ areas, outstanding: { strengths, growth }, isMinor }: ReportMaterial) {
  const below = growth.kind === 'clear' && !isMinor ? growth.areas : [];
  return {
    above: strengths.map(({ scale }) => scale.name),
    below: below.map(({ scale }) => scale.name),
    areaCount: areas.length,
    isKnown: growth.kind !== 'unknown',
    isMinor,
  };
}

function dialsOf({ figures }: ReportMaterial): Dial[] {
  return figures.quotients.map(({ code, members, answerCount, questionCount, score }) => {
    const dial = {
      code,
      name: quotientNames[code],
      members: members.map(({ subParameter }) => subParameter),
      answerCount,
      questionCount,
      ...(score && { score }),
    };
    return { ...dial, text: dialText(dial) };
  });
}

export function readingSection({ pillars, areas, isTelling }: ReportMaterial): ReportSection {
  const { title, lead, figure, interval, comparing, use } = readingWords;
  const measured = pillars.some(({ scale, rows }) => scale.score !== undefined || rows.some(({ score }) => score));
  const missing = whatIsNotThere({
    parameters: pillars.some(({ scale }) => !scale.score),
    areas: areas.some(({ scale }) => scale.kind === 'subParameter' && !scale.score),
    phrases: !isTelling,
  });
  const of = ({ title: text, text: body }: { title: string; text: string }): Block[] => [
    { kind: 'subheading', text },
    { kind: 'text', text: body },
  ];
  return {
    id: 'reading',
    title,
    blocks: [
      { kind: 'lead', text: lead },
      ...(measured ? [figure, interval, comparing].flatMap(of) : []),
      ...(missing.length > 0
        ? [
            { kind: 'subheading' as const, text: notEnoughTitle },
            { kind: 'list' as const, items: missing },
          ]
        : []),
      ...of(use),
    ],
  };
}
