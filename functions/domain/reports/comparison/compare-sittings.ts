import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { isDifferent } from '#functions/domain/reports/statistics/newcombe.ts';
import { contentOf, sameKey, type BelongsTo } from './same-scoring-key.ts';
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
