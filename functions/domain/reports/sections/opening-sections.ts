import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { answeredOnCover, dayOf } from '#functions/domain/reports/document/document-words.ts';
import { countsOf } from '#functions/domain/reports/document/report-material.ts';
import type { Block, ReportSection, ScaleRow, Score } from '#functions/domain/reports/document/report-document.ts';
import { differenceSentence, scalesAlt, shapeAlt } from './report-words-figures.ts';
import { dialBlocks } from './figure-sections.ts';
import { versionOf } from './report-words-method.ts';
import {
  coverWords,
  missingTitle,
  readingWords,
  summaryTerms,
  missingPartsSentences,
  standOutSentence,
  answeredSentence,
} from './report-words-opening.ts';

/** Fewer spokes make no shape, and more labels do not fit around it. */
const spokeCount = { min: 3, max: 12 } as const;

export function coverSection(material: ReportMaterial): ReportSection {
  const { attempt, questions, endedAt, answeredCount, presentedCount, isDoubtful, qualitySentence } = material;
  const isWhole = answeredCount >= presentedCount;
  const facts = [
    { label: isWhole ? coverWords.completed : coverWords.ended, value: dayOf(endedAt) },
    { label: coverWords.answered, value: answeredOnCover(answeredCount, presentedCount, questions.length) },
    { label: coverWords.bank, value: versionOf(attempt.ref.version) },
    { label: coverWords.attempt, value: formatAttemptId(attempt.ref) },
  ];
  const opening: Block = material.isMinor ? { kind: 'lead', text: coverWords.ofMinor } : shapeOrBars(material);
  const doubt: Block[] = isDoubtful && qualitySentence ? [{ kind: 'lead', text: qualitySentence }] : [];
  return { id: 'cover', title: coverWords.kicker, blocks: [...doubt, opening, { kind: 'facts', items: facts }] };
}

/** The main parameters at a glance. */
function shapeOrBars({ pillars }: Pick<ReportMaterial, 'pillars'>): Block {
  const rows = pillars.map(({ scale }) => scale);
  const spokes = rows.filter((row): row is ScaleRow & { score: Score } => row.score !== undefined);
  const { min, max } = spokeCount;
  return spokes.length === rows.length && rows.length >= min && rows.length <= max
    ? { kind: 'shape', caption: coverWords.shape, alt: shapeAlt(rows), spokes }
    : { kind: 'scales', caption: coverWords.bars, alt: scalesAlt(rows), rows };
}

export function summarySection(material: ReportMaterial): ReportSection {
  const { attempt, figures, qualitySentence, quizName, endedAt, answeredCount, presentedCount, questions } = material;
  const { isMinor, isDoubtful } = material;
  const { endReason: reason = 'candidate' } = attempt;
  const endReason = reason === 'time' && attempt.late.length > 0 ? 'late' : reason;
  const sentences = [
    answeredSentence({ quizName, endedAt, answeredCount, presentedCount, questionCount: questions.length, endReason }),
    ...(isDoubtful ? [] : [differenceSentence(figures), standOutSentence(standingOut(material))]),
  ];
  const late = lateAnswersNote(attempt.late.length);
  return {
    id: 'summary',
    title: 'In short',
    blocks: [
      ...sentences.map((text) => ({ kind: 'lead' as const, text })),
      ...(isScored(material) ? [{ kind: 'text' as const, text: summaryTerms(hasSubParameters(material)) }] : []),
      ...(isMinor ? [] : dialBlocks(material)),
      ...(qualitySentence && !isDoubtful ? [{ kind: 'note' as const, text: qualitySentence }] : []),
      ...(late ? [{ kind: 'note' as const, text: late }] : []),
    ],
  };
}

const isScored = ({ pillars, figures }: ReportMaterial) =>
  pillars.some(({ scale, rows }) => scale.score ?? rows.some(({ score }) => score)) ||
  figures.quotients.some(({ score }) => score);

const hasSubParameters = ({ pillars }: ReportMaterial) => pillars.some(({ rows }) => rows.length > 0);

function standingOut({ areas, outstanding: { strengths, growth }, isMinor }: ReportMaterial) {
  const below = growth.kind === 'clear' && !isMinor ? growth.areas : [];
  return {
    above: strengths.map(({ scale }) => scale.name),
    below: below.map(({ scale }) => scale.name),
    ...countsOf(areas),
    isMinor,
  };
}

export function readingSection(material: ReportMaterial): ReportSection {
  const { pillars, areas, figures, isTelling, answeredCount, isMinor, isRanking } = material;
  const { title, lead, leadWithoutAnswers, figure, interval, comparing, use } = readingWords;
  const measured = isScored(material);
  const scales = [...pillars.flatMap(({ scale, rows }) => [scale, ...rows]), ...figures.quotients];
  const missing = missingPartsSentences({
    parameters: pillars.some(({ scale }) => scale.missing === 'fewAnswers'),
    areas: areas.some(({ scale }) => scale.kind === 'subParameter' && scale.missing === 'fewAnswers'),
    phrases: !isTelling,
    reasons: new Set(scales.flatMap(({ missing: reason }) => reason ?? [])),
  });
  const isNamingPairs = isRanking && !isMinor && figures.pairs.length > 0;
  const ofPairs = isNamingPairs ? comparing.textWithPairs : comparing.text;
  const compared = {
    title: comparing.title,
    text: hasSubParameters(material) ? `${ofPairs} ${comparing.areas}` : ofPairs,
  };
  const of = ({ title: text, text: body }: { title: string; text: string }): Block[] => [
    { kind: 'subheading', text },
    { kind: 'text', text: body },
  ];
  return {
    id: 'reading',
    title,
    blocks: [
      { kind: 'lead', text: answeredCount === 0 ? leadWithoutAnswers : lead },
      ...(measured ? [figure, interval, compared].flatMap(of) : []),
      ...(missing.length > 0
        ? [
            { kind: 'subheading' as const, text: missingTitle },
            { kind: 'list' as const, items: missing },
          ]
        : []),
      ...of(use),
    ],
  };
}

/**
 * The note on answers that arrived after the deadline (and the grace, see `time-limit.ts`). A lost connection and a false claim of one
 * cannot be told apart, so these answers count, and are mentioned. `undefined` if there are none.
 */
function lateAnswersNote(lateCount: number): string | undefined {
  if (lateCount === 0) return undefined;
  return lateCount === 1
    ? '1 answer arrived after the time was over; it counts, because it may have been given in time on a lost connection.'
    : `${lateCount} answers arrived after the time was over; they count, because they may have been given in time on a lost connection.`;
}
