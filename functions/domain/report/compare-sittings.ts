import type { Attempt } from '#functions/domain/attempt.ts';
import { questionKey } from '#functions/domain/question-bank.ts';
import { normaliseText, type Question } from '#functions/domain/question.ts';
import { isDifferent } from './newcombe.ts';
import { scaleKey } from './parameters.ts';
import type { ComparedScale, ScaleKind } from './report-document.ts';
import type { ParameterFigures, QuotientFigures, ReportFigures, ScaleFigures } from './report-figures.ts';

/** A sitting with the bank version it is pinned to. */
export interface Sitting {
  attempt: Pick<Attempt, 'ref' | 'answers'>;
  questions: readonly Question[];
  figures: ReportFigures;
}

export interface ComparedSitting extends ComparedScale {
  kind: Exclude<ScaleKind, 'subParameter'>;
}

export interface SittingComparison {
  /** How many questions were answered in both sittings, with the same text, options and points. */
  sharedCount: number;
  /** Main parameters in the order of the later bank, then quotients, then the total. */
  rows: ComparedSitting[];
}

/**
 * How the scales of a sitting stand beside those of an earlier one: main parameters, quotients and the total that have a
 * score in both, which takes six answers at least. "Changed" is what Newcombe's interval of the difference says; a reliable-change index would
 * need norms. The versions may differ: a scale is found again by its name, a quotient if it has the same sub-parameters,
 * and the total if it is of the same main parameters.
 */
export function compareSittings(before: Sitting, now: Sitting): SittingComparison {
  const [was, is] = [before.figures, now.figures];
  const earlier = new Map(was.parameters.map((parameter) => [scaleKey(parameter.name), parameter]));
  const isSameWhole = sameKeys(was.parameters.map(keyOf), is.parameters.map(keyOf));
  return {
    sharedCount: countShared(before, now),
    rows: [
      ...is.parameters.flatMap((parameter, hue) =>
        compared('parameter', earlier.get(keyOf(parameter)), parameter, hue),
      ),
      ...is.quotients.flatMap((quotient) => {
        const same = was.quotients.find(({ code }) => code === quotient.code);
        return same && sameKeys(membersOf(same), membersOf(quotient)) ? compared('quotient', same, quotient) : [];
      }),
      ...(isSameWhole ? compared('total', was.total, is.total) : []),
    ],
  };
}

const keyOf = ({ name }: ParameterFigures) => scaleKey(name);

function membersOf({ members }: QuotientFigures): string[] {
  return members.map(({ parameter, subParameter }) => JSON.stringify([scaleKey(parameter), scaleKey(subParameter)]));
}

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
      ...{ kind, name: now.name, before: before.score, now: now.score },
      ...(hue !== undefined && { hue }),
      isChanged: isDifferent(before.score, now.score),
    },
  ];
}

/** A question keeps its id when it is edited; then it is another one. So is one of another quiz. */
function countShared(before: Sitting, now: Sitting): number {
  if (before.attempt.ref.quizId !== now.attempt.ref.quizId) return 0;
  const answered = ({ attempt, questions }: Sitting) =>
    questions.filter(({ id }) => attempt.answers[questionKey(id)] !== undefined);
  const earlier = new Map(answered(before).map((question) => [question.id, contentOf(question)]));
  return answered(now).filter((question) => earlier.get(question.id) === contentOf(question)).length;
}

function contentOf({ text, options }: Question): string {
  const offered = options.map((option) => JSON.stringify([normaliseText(option.text), option.points]));
  return JSON.stringify([normaliseText(text), ...offered.sort()]);
}
