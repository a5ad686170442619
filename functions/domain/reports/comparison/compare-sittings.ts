import { type Attempt, formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import { type Question, normaliseText } from '#functions/domain/banks/question.ts';
import { isDifferent } from '#functions/domain/reports/statistics/interval.ts';
import { parameterKey } from '#functions/domain/reports/figures/parameters.ts';
import type { ComparedScale, ScaleKind } from '#functions/domain/reports/document/report-document.ts';
import type {
  ParameterFigures,
  QuotientFigures,
  ReportFigures,
  ScaleFigures,
} from '#functions/domain/reports/figures/report-figures.ts';

/** A sitting with its bank version. */
export interface Sitting {
  attempt: Pick<Attempt, 'ref' | 'answers'>;
  questions: readonly Question[];
  figures: ReportFigures;
}

export interface ComparedSitting extends ComparedScale {
  kind: Exclude<ScaleKind, 'subParameter'>;
}

export interface SittingComparison {
  /** Number of questions that were answered in both sittings, with the same text and options. */
  sharedCount: number;
  /** Scales with the same key in both: main parameters in the order of the later bank, then quotients, then the total. */
  rows: ComparedSitting[];
  /** Scales that were left out because their key differs. */
  otherKey: Pick<ComparedSitting, 'kind' | 'name'>[];
}

/**
 * Compares the scales of a sitting with those of an earlier one: main parameters, quotients and the total that have a score in both,
 * which takes at least six answers. "Changed" is decided by Newcombe's interval of the difference; a reliable-change index would need
 * norms. The versions may differ: scales are matched by name, quotients if they have the same sub-parameters, and the total if it has
 * the same main parameters.
 */
export function compareSittings(before: Sitting, now: Sitting): SittingComparison {
  const isSameKey = sameKey(before.questions, now.questions);
  const all = rowsOf(before, now).map(({ row, of }) => ({ row, isSame: isSameKey(of) }));
  return {
    sharedCount: countShared(before, now),
    rows: all.filter(({ isSame }) => isSame).map(({ row }) => row),
    otherKey: all.filter(({ isSame }) => !isSame).map(({ row: { kind, name } }) => ({ kind, name })),
  };
}

/** A scale of both sittings, and a test for its questions. */
interface Row {
  row: ComparedSitting;
  of: BelongsTo;
}

function rowsOf(before: Sitting, now: Sitting): Row[] {
  const [was, is] = [before.figures, now.figures];
  const earlier = new Map(was.parameters.map((parameter) => [parameterKey(parameter.name), parameter]));
  const isSameWhole = sameKeys(was.parameters.map(keyOf), is.parameters.map(keyOf));
  return [
    ...is.parameters.flatMap((parameter, hue) =>
      compared('parameter', earlier.get(keyOf(parameter)), parameter, hue).map((row): Row => ({
        row,
        of: ({ category }) => parameterKey(category) === keyOf(parameter),
      })),
    ),
    ...is.quotients.flatMap((quotient) => {
      const same = was.quotients.find(({ code }) => code === quotient.code);
      const members = new Set(membersOf(quotient));
      if (!same || !sameKeys(membersOf(same), [...members])) return [];
      return compared('quotient', same, quotient).map((row): Row => ({
        row,
        of: ({ category, subCategory }) => members.has(memberKey(category, subCategory)),
      }));
    }),
    ...(isSameWhole ? compared('total', was.total, is.total).map((row): Row => ({ row, of: () => true })) : []),
  ];
}

const keyOf = ({ name }: ParameterFigures) => parameterKey(name);

function membersOf({ members }: QuotientFigures): string[] {
  return members.map(({ parameter, subParameter }) => memberKey(parameter, subParameter));
}

const memberKey = (...names: [parameter: string, subParameter: string]) => JSON.stringify(names.map(parameterKey));

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set([...a, ...b]).size === new Set(a).size;
}

function compared(
  kind: ComparedSitting['kind'],
  before: ScaleFigures | undefined,
  now: ScaleFigures,
  hue?: number,
): ComparedSitting[] {
  if (!before?.score || !now.score) return [];
  return [
    {
      kind,
      name: now.name,
      before: before.score,
      now: now.score,
      ...(hue !== undefined && { hue }),
      isChanged: isDifferent(before.score, now.score),
    },
  ];
}

/**
 * Counts shared questions by content, not by id: an edited question keeps its id but is another question, and one that was uploaded
 * again has another id but is the same. Different quizzes share nothing.
 */
function countShared(before: Sitting, now: Sitting): number {
  if (before.attempt.ref.quizId !== now.attempt.ref.quizId) return 0;
  const answered = ({ attempt, questions }: Sitting) =>
    questions.filter(({ id }) => attempt.answers[questionKey(id)] !== undefined).map(contentOf);
  const earlier = answered(before);
  return answered(now).filter((content) => {
    const place = earlier.indexOf(content);
    if (place >= 0) earlier.splice(place, 1);
    return place >= 0;
  }).length;
}

/** The sitting that a report compares with: the person's newest completed attempt at the quiz that ended earlier. */
export function earlierSitting<T extends Pick<Attempt, 'ref' | 'endedAt'>>(
  completed: readonly T[],
  { ref, endedAt }: Pick<Attempt, 'ref' | 'endedAt'>,
): T | undefined {
  const before = completed.filter(
    (other) =>
      other.ref.quizId === ref.quizId &&
      formatAttemptId(other.ref) !== formatAttemptId(ref) &&
      other.endedAt !== undefined &&
      endedAt !== undefined &&
      other.endedAt < endedAt,
  );
  return [...before].sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))[0];
}

/** Whether a question belongs to a scale. */
export type BelongsTo = (question: Question) => boolean;

/**
 * Whether two bank versions score a scale with the same key: of the questions that both have, the same ones belong to it, with the same
 * points. With another key, scores would differ whatever a person chose. Questions of only one version do not matter.
 */
export function sameKey(before: readonly Question[], now: readonly Question[]): (of: BelongsTo) => boolean {
  const [was, is] = [before.map(contentsOf), now.map(contentsOf)];
  const earlier = new Set(was.map(({ content }) => content));
  const both = new Set(is.map(({ content }) => content).filter((content) => earlier.has(content)));
  const keyOf = (questions: readonly Contents[], of: BelongsTo) =>
    JSON.stringify(
      questions
        .filter(({ question, content }) => both.has(content) && of(question))
        .map(({ scored }) => scored)
        .sort(),
    );
  return (of) => keyOf(was, of) === keyOf(is, of);
}

/** A question with what it is compared by, which takes long to make of a bank's texts. */
interface Contents {
  question: Question;
  content: string;
  scored: string;
}

const contentsOf = (question: Question): Contents => ({
  question,
  content: contentOf(question),
  scored: scoredContentOf(question),
});

/** The content of a question, regardless of the order of its options, which are shuffled. */
export function contentOf({ text, options }: Question): string {
  return JSON.stringify([normaliseText(text), options.map((option) => normaliseText(option.text)).sort()]);
}

function scoredContentOf({ text, options }: Question): string {
  const offered = options.map((option) => JSON.stringify([normaliseText(option.text), option.points]));
  return JSON.stringify([normaliseText(text), offered.sort()]);
}
