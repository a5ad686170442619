import type { AttemptReport, ShownScale } from '#functions/domain/report/attempt-report.ts';
import { isAnyFigureShown, isEveryFigureShown, leastAnswers } from '#functions/domain/report/withhold-figures.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** '21 November 2026', as it was in India. */
export function dayOf(epochMs: number): string {
  return day.format(epochMs);
}

/** '68%', or why there is none. */
export function percentOf({ figure }: ShownScale): string {
  if (!figure) return 'not enough answers';
  return figure.percent === undefined ? 'no range' : `${Math.round(figure.percent)}%`;
}

/** '41 (12 to 60)' */
export function pointsOf({ figure }: ShownScale): string {
  if (!figure) return '–';
  return `${number.format(figure.raw)} (${number.format(figure.min)} to ${number.format(figure.max)})`;
}

/** '5 of 12' */
export function answersOf({ answerCount, questionCount }: ShownScale): string {
  return `${answerCount} of ${questionCount}`;
}

export function answeredOf({ answeredCount, presentedCount }: AttemptReport): string {
  return `${answeredCount} of ${presentedCount}`;
}

export const parameterNeeds = `A main parameter gets a score from ${leastAnswers.parameter} answers on, if they are at least half of its questions.`;
const subParameterNeeds = `A sub-parameter gets a score from ${leastAnswers.subParameter} answers on, or when all of its questions, two at least, are answered; and only where the others do not give away a score that is left out.`;
const phrasesNeed = `Strengths, weaknesses and the other texts need ${leastAnswers.phrases} answers in all.`;

/** What the report does not have, and when there would be more of it; '' where nothing is missing. */
export function withheldWords({ parameters, phrases }: AttemptReport): string {
  const measured = parameters.filter((parameter) => isAnyFigureShown([parameter]));
  const missing = [
    isEveryFigureShown(parameters) ? '' : parameterNeeds,
    isEveryFigureShown(measured.flatMap(({ subParameters }) => subParameters)) ? '' : subParameterNeeds,
    phrases ? '' : phrasesNeed,
  ].filter(Boolean);
  if (missing.length === 0) return '';
  const what =
    measured.length > 0
      ? 'Some parts have not enough answers for a score.'
      : 'There are not enough answers for a score.';
  return [what, ...missing].join(' ');
}
