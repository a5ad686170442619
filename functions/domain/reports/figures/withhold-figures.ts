import type { ShownParameter, ShownScale, ShownScales } from './parameters.ts';
import type { AttemptScores, ParameterScore, ScaleScore } from './attempt-scores.ts';

/**
 * Which of an attempt's scores a candidate may see. A figure based on few answers tells little about the person and much about the
 * bank: that of one answer is the points of an option. So figures are shown only from this many answers on, on all paths to the
 * candidate (the report, its mail, the personal export); admins see every figure. Questions are those of the attempt's bank version,
 * presented or not.
 * - A sub-parameter: all of its questions, or at least 3; never one answer alone.
 * - A main parameter and a quotient: at least 6, and at least half of its questions.
 * - The total, and the shape of the profile: every main parameter has a figure.
 * - Phrases of every kind (they reveal the band of an option): at least 6 answers in all.
 * - Sums can be subtracted: where a main parameter has a figure, the answers of its sub-parameters without one are none or at least 3
 *   together. Otherwise the sub-parameter with the fewest answers loses its figure, too. For quotients see `quotient-figures.ts`.
 * Only answers to questions with a range count: if all options have the same points, an answer cannot hide another one. The number of
 * answers is no secret.
 */
export const minAnswers = { subParameter: 3, parameter: 6, phrases: 6 } as const;

export function withholdFigures({ total, parameters }: AttemptScores): ShownScales {
  const shown = parameters.map(withholdOfParameter);
  return {
    total: show(total, shown.length > 0 && isEveryFigureShown(shown)),
    parameters: shown,
  };
}

/** Whether phrases may be shown with this many answers in all. */
export function isEnoughForPhrases(answeredCount: number): boolean {
  return answeredCount >= minAnswers.phrases;
}

/** Whether each of these scales has a figure. */
function isEveryFigureShown(scales: readonly ShownScale[]): boolean {
  return scales.every(({ figure }) => figure !== undefined);
}

type Counts = Pick<ScaleScore, 'answerCount' | 'rangedCount' | 'questionCount'>;

/** The answers that count for the minimum. If no question has a range, all answers count: the scale has no percent to protect and keeps no total from being shown. */
const countedOf = ({ answerCount, rangedCount }: Counts) => rangedCount || answerCount;

/** Also applies to a quotient. */
export function isEnoughForParameter(counts: Counts): boolean {
  const counted = countedOf(counts);
  return counted >= minAnswers.parameter && counted * 2 >= counts.questionCount;
}

export function isEnoughForSubParameter(counts: Counts): boolean {
  const counted = countedOf(counts);
  return counted > 1 && counted >= Math.min(counts.questionCount, minAnswers.subParameter);
}

function withholdOfParameter(parameter: ParameterScore): ShownParameter {
  const isShown = isEnoughForParameter(parameter);
  const told = parameter.subParameters.filter(isEnoughForSubParameter);
  if (isShown && parameter.subParameters.length > 0) protectRest(parameter.rangedCount, told);
  return {
    ...show(parameter, isShown),
    subParameters: parameter.subParameters.map((sub) => show(sub, told.includes(sub))),
  };
}

/** Removes the smallest of `told` until the rest that subtraction reveals is nothing, or enough. */
function protectRest(rangedCount: number, told: ScaleScore[]): void {
  const rest = () => told.reduce((left, sub) => left - sub.rangedCount, rangedCount);
  while (rest() > 0 && rest() < minAnswers.subParameter) {
    const fewest = Math.min(...told.map((sub) => sub.rangedCount));
    const last = told.map((sub) => sub.rangedCount).lastIndexOf(fewest);
    told.splice(last, 1);
  }
}

function show({ figure, ...scale }: ScaleScore, isShown: boolean): ShownScale {
  const { name, answerCount, rangedCount, questionCount } = scale;
  return { name, answerCount, rangedCount, questionCount, ...(isShown && { figure }) };
}
