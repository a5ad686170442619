import type { ExportedAttempt } from '#functions/contract/admin/export.ts';
import { tierWords } from '#functions/domain/reports/quality/quality-words.ts';
import type { SheetCell, SheetColumn } from '#web/lib/workbook/sheet-xml.ts';

const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' });
const whole = (title: string, width = 12): SheetColumn => ({ title, width, kind: 'whole' });
const decimal = (title: string, width = 12): SheetColumn => ({ title, width, kind: 'decimal' });
const moment = (title: string): SheetColumn => ({ title, width: 19, kind: 'moment' });

const endWords = {
  candidate: 'Ended by the candidate',
  time: 'The time was over',
  limit: 'No attempt was left',
} as const satisfies Record<ExportedAttempt['endReason'], string>;

/** An attempt without its answers, which are written already. */
export type ScoredAttempt = Omit<ExportedAttempt, 'answers'> & { answered: number };

const whoColumns = [text('Name', 24), text('E-mail address', 30)];
const who = ({ name, email }: Pick<ExportedAttempt, 'name' | 'email'>): SheetCell[] => [name, email];

/** A row for each attempt. A scale that an attempt lacks is empty there. */
export function scoreSheet(attempts: readonly ScoredAttempt[]): { columns: SheetColumn[]; rows: SheetCell[][] } {
  const names = [...new Set(attempts.flatMap(({ scales }) => scales.map(({ name }) => name)))];
  const columns = [
    ...[...whoColumns, text('Coupon', 18), text('Batch', 24), text('Quiz', 22)],
    ...[moment('Started (India time)'), moment('Ended (India time)'), decimal('Minutes taken')],
    ...[text('How it ended', 24), whole('Questions answered'), whole('Late answers'), whole('Points')],
    ...[text('Response quality', 16), text('Why', 40)],
    ...names.map((name) => decimal(`${name} (%)`, Math.min(30, Math.max(12, name.length)))),
    ...[whole('Bank version'), text('Attempt', 34)],
  ];
  const rows = attempts.map((attempt) => {
    const percents = new Map(attempt.scales.map(({ name, percent }) => [name, percent]));
    return [
      ...[...who(attempt), attempt.coupon, attempt.batchLabel, attempt.quizName],
      ...[attempt.startedAt, attempt.endedAt, minutes(attempt.endedAt - attempt.startedAt)],
      ...[endWords[attempt.endReason], attempt.answered, attempt.lateCount, attempt.points],
      ...[tierWords[attempt.quality.tier], attempt.quality.reasons.map((reason) => reason.text).join(' ')],
      ...names.map((name) => percents.get(name)),
      ...[attempt.version, attempt.attemptId],
    ];
  });
  return { columns, rows };
}

const minutes = (ms: number) => Math.round(ms / 6_000) / 10;

export const answerColumns: SheetColumn[] = [
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
export function answerRows({ answers, ...attempt }: ExportedAttempt): SheetCell[][] {
  return answers.map((answer, place) => [
    ...[...who(attempt), attempt.quizName, attempt.startedAt],
    ...[answer.number, answer.question, answer.parameter, answer.subParameter, answer.option, answer.points],
    place === 0 ? undefined : answer.seconds - (answers[place - 1]?.seconds ?? 0),
    ...[answer.seconds, answer.isLate ? 'yes' : 'no', attempt.attemptId],
  ]);
}
