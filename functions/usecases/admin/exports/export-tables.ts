import type { ExportKind } from '#functions/domain/admin/export-order.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Option, Question } from '#functions/domain/banks/question.ts';
import { attemptScores, percentsOf, type AttemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { tierWords } from '#functions/domain/reports/quality/quality-words.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import type { ExportCell, ExportColumn, ExportTable } from '#functions/usecases/ports/export-file.ts';
import * as words from '#functions/domain/words/exports.ts';

export interface ExportSource {
  attempt: Attempt;
  email: string;
  name: string;
  quizName: string;
  batchLabel?: string;
  questions: readonly Question[];
  quality: ResponseQuality;
  map: ParameterMap;
}

interface SourceTable extends ExportTable {
  rowsOf: (source: ExportSource) => ExportCell[][];
}

/** The tables of an export: a CSV file has one of the two of a workbook. */
export function exportTables(kind: ExportKind, scales: readonly string[]): SourceTable[] {
  const scores = {
    name: words.sheets.scores,
    columns: scoreColumns(scales),
    rowsOf: (source: ExportSource) => [scoreRow(source, scales)],
  };
  const answers = { name: words.sheets.answers, columns: answerColumns, rowsOf: answerRows };
  return { workbook: [scores, answers], scores: [scores], responses: [answers] }[kind];
}

const text = (title: string, width: number): ExportColumn => ({ title, width, kind: 'text' });
const whole = (title: string, width = 12): ExportColumn => ({ title, width, kind: 'whole' });
const decimal = (title: string, width = 12): ExportColumn => ({ title, width, kind: 'decimal' });
const moment = (title: string): ExportColumn => ({ title, width: 19, kind: 'moment' });

const columns = words.columns;

const whoColumns = [text(columns.name, 24), text(columns.email, 30)];
const who = ({ name, email }: ExportSource): ExportCell[] => [name, email];

/** The columns of the table with a row for each attempt. */
const scoreColumns = (scales: readonly string[]): ExportColumn[] => [
  ...[...whoColumns, text(columns.coupon, 18), text(columns.batch, 24), text(columns.quiz, 22)],
  ...[moment(columns.started), moment(columns.ended), decimal(columns.minutes)],
  ...[text(columns.end, 24), whole(columns.answered), whole(columns.late), whole(columns.points)],
  ...[text(columns.quality, 16), text(columns.why, 40)],
  ...scales.map((name) => decimal(words.percent(name), Math.min(30, Math.max(12, name.length)))),
  ...[whole(columns.version), text(columns.attempt, 34)],
];

/** A scale that an attempt lacks is empty there. */
function scoreRow(source: ExportSource, scales: readonly string[]): ExportCell[] {
  const { attempt, quizName, quality, batchLabel } = source;
  const { createdAt, endedAt = createdAt, endReason = 'candidate', answeredCount, late, ref } = attempt;
  const scores = attemptScores(attempt, source.questions);
  const percents = exportedPercents(source, scores);
  return [
    ...[...who(source), attempt.coupon, batchLabel, quizName],
    ...[createdAt, endedAt, minutes(endedAt - createdAt)],
    ...[words.ends[endReason], answeredCount, late.length, scores.total.figure.raw],
    ...[tierWords[quality.tier], quality.reasons.map((reason) => reason.text).join(' ')],
    ...scales.map((name) => rounded(percents.get(name))),
    ...[ref.version, formatAttemptId(ref)],
  ];
}

const minutes = (ms: number) => Math.round(ms / 6_000) / 10;

/** Percents have two decimals. */
const rounded = (percent: number | undefined) => (percent === undefined ? undefined : Math.round(percent * 100) / 100);

/** The names of all scales that attempts of a bank version have, whatever was answered. */
export function scalesOf({ questions, map }: Pick<ExportSource, 'questions' | 'map'>): string[] {
  const attempt = { answers: {} };
  return [...exportedPercents({ attempt, questions, map }, attemptScores(attempt, questions)).keys()];
}

/**
 * Percents by name: every scale, however few its answers, then the quotients of the version's map as in a report, each with its
 * interval. `undefined` where nothing was measured, or for a quotient with too few answers.
 */
function exportedPercents(
  {
    attempt,
    questions,
    map,
  }: Pick<ExportSource, 'questions' | 'map'> & { attempt: Pick<Attempt, 'answers' | 'asked'> },
  scores: AttemptScores,
): Map<string, number | undefined> {
  const percents = percentsOf(scores);
  for (const { code, name, score } of makeReportFigures(attempt, questions, map).quotients) {
    const title = words.quotient(code, name);
    percents.set(title, score?.percent).set(words.low(title), score?.low).set(words.high(title), score?.high);
  }
  return percents;
}

const answerColumns: ExportColumn[] = [
  ...[...whoColumns, text(columns.quiz, 22), moment(columns.attemptStarted)],
  ...[whole(columns.number), text(columns.question, 60), text(columns.parameter, 26), text(columns.subParameter, 26)],
  ...[text(columns.option, 50), whole(columns.points, 9)],
  ...[whole(columns.seconds), whole(columns.secondsSoFar), text(columns.isLate, 10), text(columns.attempt, 34)],
];

/** A row for each answer, in the order of answering. The first one starts the clock, so its own duration is unknown. */
function answerRows(source: ExportSource): ExportCell[][] {
  const { attempt, quizName } = source;
  const attemptId = formatAttemptId(attempt.ref);
  const answers = givenAnswers(source);
  return answers.map(({ question, option, seconds, isLate }, place) => [
    ...[...who(source), quizName, attempt.createdAt],
    ...[question.number, question.text, question.category, question.subCategory, option.text, option.points],
    place === 0 ? undefined : seconds - (answers[place - 1]?.seconds ?? 0),
    ...[seconds, isLate ? words.yes : words.no, attemptId],
  ]);
}

interface GivenAnswer {
  question: Question;
  option: Option;
  /** Seconds since the start. */
  seconds: number;
  isLate: boolean;
}

/** The answers of an attempt in the order of answering. */
function givenAnswers({ attempt: { answers, late }, questions }: ExportSource): GivenAnswer[] {
  const byKey = new Map(questions.map((question) => [questionKey(question.id), question]));
  const given = Object.entries(answers).sort(([, a], [, b]) => a.seconds - b.seconds);
  return given.map(([key, { optionId, seconds }]) => {
    const question = byKey.get(key);
    const option = question && identifyOptions(question.options).find(({ id }) => id === optionId)?.option;
    if (!question || !option) throw new Error(`The bank version does not know the answer ${key}.`);
    return { question, option, seconds, isLate: late.includes(key) };
  });
}
