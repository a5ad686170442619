import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { indiaMinute } from '#functions/domain/calendar/india-days.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';
import { optionCategory } from '#functions/domain/banks/bands.ts';
import type { Option, Question } from '#functions/domain/banks/question.ts';
import { attemptScores, percentsOf, type AttemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import type { ExportCell } from '#functions/usecases/ports/export-file.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';

/** An attempt with the data for its rows. */
export interface ExportSource {
  attempt: Attempt;
  email: string;
  name: string;
  quizName: string;
  batchLabel?: string;
  /** Questions of the attempt's bank version. */
  questions: readonly Question[];
  quality: ResponseQuality;
  map: ParameterMap;
}

const attemptColumns = ['attempt_id', 'user_id', 'name', 'email', 'coupon', 'batch', 'quiz_id', 'quiz', 'version'];

export const responseColumns = [
  ...attemptColumns,
  ...['ques_id', 'question', 'question_category', 'sub_category'],
  ...['answer', 'score', 'category', 'remarks', 'scw', 'strength', 'weakness'],
  ...['seconds', 'position', 'late', 'response_quality'],
];

function attemptCells({ attempt, name, email, batchLabel = '', quizName }: ExportSource): ExportCell[] {
  const { ref, userId, coupon } = attempt;
  return [formatAttemptId(ref), userId, name, email, coupon, batchLabel, ref.quizId, quizName, ref.version];
}

interface GivenAnswer {
  question: Question;
  option: Option;
  /** Seconds since the start. */
  seconds: number;
  position: number;
  isLate: boolean;
}

/** The answers of an attempt in the order of answering. */
export function givenAnswers({ attempt: { answers, late }, questions }: ExportSource): GivenAnswer[] {
  const byKey = new Map(questions.map((question) => [questionKey(question.id), question]));
  const given = Object.entries(answers).sort(([, a], [, b]) => a.seconds - b.seconds);
  return given.map(([key, { optionId, position, seconds }]) => {
    const question = byKey.get(key);
    const option = question && identifyOptions(question.options).find(({ id }) => id === optionId)?.option;
    if (!question || !option) throw new Error(`The bank version does not know the answer ${key}.`);
    return { question, option, seconds, position, isLate: late.includes(key) };
  });
}

/** A row for each answer. */
export function responseRows(source: ExportSource): ExportCell[][] {
  const { tier } = source.quality;
  return givenAnswers(source).map(({ question, option, seconds, position, isLate }) => [
    ...attemptCells(source),
    ...[question.number, question.text, question.category, question.subCategory],
    ...[option.text, option.points, optionCategory(option.points)],
    ...[option.remarks, option.scw, option.strength, option.weakness],
    ...[seconds, position + 1, isLate ? 'yes' : 'no', tier],
  ]);
}

/** The columns of the table with a row for each attempt. */
export const scoreTableColumns = (scales: readonly string[]): string[] => [
  ...attemptColumns,
  'started_india_time',
  'ended_india_time',
  'end_reason',
  'answered',
  'late_answers',
  'score',
  'response_quality',
  'quality_reasons',
  ...scales.map((scale) => `POMP ${scale}`),
];

/** The row of an attempt; a scale that it lacks is empty there. */
export function scoreTableRow(source: ExportSource, scales: readonly string[]): ExportCell[] {
  const { attempt, quality } = source;
  const { createdAt, endedAt = createdAt, endReason = 'candidate', answeredCount, late } = attempt;
  const scores = attemptScores(attempt, source.questions);
  const raw = scores.total.figure.raw;
  const percents = exportedPercents(source, scores);
  return [
    ...attemptCells(source),
    ...[indiaMinute(createdAt), indiaMinute(endedAt), endReason, answeredCount],
    ...[late.length, raw, quality.tier, quality.reasons.map(({ code }) => code).join(' ')],
    ...scales.map((scale) => rounded(percents.get(scale))),
  ];
}

/** The names of all scales that attempts of a bank version have, whatever was answered. */
export function scalesOf({ questions, map }: Pick<ExportSource, 'questions' | 'map'>): string[] {
  const attempt = { answers: {} };
  return [...exportedPercents({ attempt, questions, map }, attemptScores(attempt, questions)).keys()];
}

/**
 * Percents by name: every scale, however few its answers, then the quotients of the version's map as in a report, each with its
 * interval. `undefined` where nothing was measured, or for a quotient with too few answers.
 */
export function exportedPercents(
  {
    attempt,
    questions,
    map,
  }: Pick<ExportSource, 'questions' | 'map'> & { attempt: Pick<Attempt, 'answers' | 'asked'> },
  scores: AttemptScores,
): Map<string, number | undefined> {
  const percents = percentsOf(scores);
  for (const { code, name, score } of makeReportFigures(attempt, questions, map).quotients) {
    const title = `${code} (${name})`;
    percents.set(title, score?.percent).set(`${title} low`, score?.low).set(`${title} high`, score?.high);
  }
  return percents;
}

/** Percents have two decimals in every export. */
export const rounded = (percent: number | undefined) =>
  percent === undefined ? undefined : Math.round(percent * 100) / 100;
