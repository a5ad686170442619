import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import { attemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { tierWords } from '#functions/domain/reports/quality/quality-words.ts';
import type { ExportCell, ExportColumn } from '#functions/usecases/ports/export-file.ts';
import { exportedPercents, givenAnswers, rounded, type ExportSource } from './export-rows.ts';

const text = (title: string, width: number): ExportColumn => ({ title, width, kind: 'text' });
const whole = (title: string, width = 12): ExportColumn => ({ title, width, kind: 'whole' });
const decimal = (title: string, width = 12): ExportColumn => ({ title, width, kind: 'decimal' });
const moment = (title: string): ExportColumn => ({ title, width: 19, kind: 'moment' });

const endWords = {
  candidate: 'Ended by the candidate',
  time: 'The time was over',
  limit: 'No attempt was left',
} as const satisfies Record<EndReason, string>;

const whoColumns = [text('Name', 24), text('E-mail address', 30)];
const who = ({ name, email }: ExportSource): ExportCell[] => [name, email];

/** The columns of the sheet with a row for each attempt. */
export const scoreColumns = (scales: readonly string[]): ExportColumn[] => [
  ...[...whoColumns, text('Coupon', 18), text('Batch', 24), text('Quiz', 22)],
  ...[moment('Started (India time)'), moment('Ended (India time)'), decimal('Minutes taken')],
  ...[text('How it ended', 24), whole('Questions answered'), whole('Late answers'), whole('Points')],
  ...[text('Response quality', 16), text('Why', 40)],
  ...scales.map((name) => decimal(`${name} (%)`, Math.min(30, Math.max(12, name.length)))),
  ...[whole('Bank version'), text('Attempt', 34)],
];

/** A scale that an attempt lacks is empty there. */
export function scoreRow(source: ExportSource, scales: readonly string[]): ExportCell[] {
  const { attempt, quizName, quality, batchLabel } = source;
  const { createdAt, endedAt = createdAt, endReason = 'candidate', answeredCount, late, ref } = attempt;
  const scores = attemptScores(attempt, source.questions);
  const percents = exportedPercents(source, scores);
  return [
    ...[...who(source), attempt.coupon, batchLabel, quizName],
    ...[createdAt, endedAt, minutes(endedAt - createdAt)],
    ...[endWords[endReason], answeredCount, late.length, scores.total.figure.raw],
    ...[tierWords[quality.tier], quality.reasons.map((reason) => reason.text).join(' ')],
    ...scales.map((name) => rounded(percents.get(name))),
    ...[ref.version, formatAttemptId(ref)],
  ];
}

const minutes = (ms: number) => Math.round(ms / 6_000) / 10;

export const answerColumns: ExportColumn[] = [
  ...[...whoColumns, text('Quiz', 22), moment('Attempt started (India time)')],
  ...[whole('Question no.'), text('Question', 60), text('Parameter', 26), text('Sub-parameter', 26)],
  ...[text('Chosen option', 50), whole('Points', 9)],
  ...[
    whole('Seconds for this answer'),
    whole('Seconds since the start'),
    text('Arrived late', 10),
    text('Attempt', 34),
  ],
];

/** A row for each answer, in the order of answering. The first one starts the clock, so its own duration is unknown. */
export function answerRows(source: ExportSource): ExportCell[][] {
  const { attempt, quizName } = source;
  const attemptId = formatAttemptId(attempt.ref);
  const answers = givenAnswers(source);
  return answers.map(({ question, option, seconds, isLate }, place) => [
    ...[...who(source), quizName, attempt.createdAt],
    ...[question.number, question.text, question.category, question.subCategory, option.text, option.points],
    place === 0 ? undefined : seconds - (answers[place - 1]?.seconds ?? 0),
    ...[seconds, isLate ? 'yes' : 'no', attemptId],
  ]);
}
