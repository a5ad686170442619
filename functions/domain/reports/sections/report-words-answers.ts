import {
  answeredOf,
  countWord,
  sentence,
  missingText,
  scoreOf,
} from '#functions/domain/reports/document/document-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import type { StandOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import { plural } from '#functions/domain/text/counted.ts';

/* The words around the bank's phrases on single answers: SWOT, main parameters, plan, appendix. */

export const swotWords = {
  title: 'SWOT',
  titleOfMinor: 'Strengths and opportunities',
  lead: 'Strengths and growth areas come from the scores; opportunities and watch-points come from single answers. An answer is told with its situation, so that you can judge for yourself.',
  leadOfMinor:
    'Strengths come from the scores, opportunities from single answers. An answer is told with its situation, so that you can judge for yourself.',
  strengths: 'Strengths',
  opportunities: 'Opportunities',
  growth: 'Growth areas',
  watch: 'Watch-points',
  watchOneText: 'A moment in which your choice may cost you something. It is a moment, no more.',
  unknown: 'No area has a score.',
  opportunityText: 'What was done here helps, and costs something.',
  opportunitiesText: 'What was done in these situations helps, and costs something.',
  noOpportunity: 'None of the answers you chose carries an opportunity.',
  watchText: 'Moments in which your choice may cost you something. They are moments, no more.',
  noWatch: 'None of the answers you chose carries a watch-point.',
};

/** The number of areas, and of those with a score. */
interface AreaCounts {
  areaCount: number;
  scoredCount: number;
}

interface Named extends AreaCounts {
  /** The interval ends by which areas are chosen. */
  ends: readonly number[];
  shown: number;
  /** Whether main parameters reliably differ; otherwise no ranking is mentioned. */
  isReliable: boolean;
}

export function strengthsText(named: Named): string {
  return named.ends.length <= named.shown
    ? `${plural(named.ends.length, 'The area', 'Areas')} in which the whole interval lies above the middle of the range.`
    : someOf(named, 'above', 'lower');
}

export function growthText({ growth, strengths }: StandOutAreas, named: Named): string {
  if (growth.kind === 'unknown') return swotWords.unknown;
  if (growth.kind === 'none')
    return strengths.length > 0
      ? noArea(named, ['lies', 'lie'], 'clearly below the middle of its range.')
      : noArea(named, ['stands', 'stand'], 'out.');
  if (growth.kind === 'lowest') return noArea(named, ['is', 'be'], 'clearly low; these two scored lowest.');
  return named.ends.length <= named.shown
    ? `${plural(named.ends.length, 'The area', 'Areas')} in which the whole interval lies below the middle of the range: here a small change has the most room.`
    : someOf(named, 'below', 'upper');
}

/** The text if no area, as far as it has a score, qualifies. */
function noArea({ areaCount, scoredCount }: AreaCounts, [verb, afterNot]: [string, string], what: string): string {
  if (scoredCount === areaCount) return `No area ${verb} ${what}`;
  if (scoredCount === 1) return `The one area that has a score does not ${afterNot} ${what}`;
  return `Of the ${countWord(scoredCount)} areas that have a score none ${verb} ${what}`;
}

/** The text if more areas qualify than are named: see `namedAreas`. */
function someOf({ ends, shown, isReliable, areaCount, scoredCount }: Named, side: string, end: string): string {
  const count = ends.length;
  const all = count === scoredCount ? `all ${countWord(count)}` : countWord(count);
  const areas = count === scoredCount && scoredCount < areaCount ? 'areas that have a score' : 'areas';
  const whole = `In ${all} ${areas} the whole interval lies ${side} the middle of the range`;
  if (shown === 0) return `${whole}; the profile shows them.`;
  const isOrdered = isReliable && shown > 1 && new Set(ends.slice(0, shown + 1)).size === shown + 1;
  const order = isOrdered ? `, in order of the ${end} end of the interval` : '';
  return `${whole}. Here ${plural(shown, 'is one', `are ${countWord(shown)}`)} of them${order}; the profile shows them all.`;
}

/** The text if no area is a strength. */
export function noStrengthText(counts: AreaCounts): string {
  const none = noArea(counts, ['lies', 'lie'], 'clearly above the middle of its range.');
  return `${none} The fewer questions an area has, the longer its interval, so an empty list is no verdict.`;
}

export function opportunitiesText(steps: readonly boolean[]): string {
  const [one, several] = [swotWords.opportunityText, swotWords.opportunitiesText];
  const text = plural(steps.length, one, several);
  if (!steps.every(Boolean)) return text;
  return `${text} ${plural(steps.length, 'It', 'Each')} has a step to try.`;
}

export const pillarWords = {
  title: 'Main parameters',
  lead: 'One by one: what each is about, where your answers lie and, where there is one, an answer to look at again.',
  leadWithoutScores: 'One by one, with the number of questions answered.',
  leadWithoutMeaning: 'One by one: where your answers lie and, where there is one, an answer to look at again.',
};

/** The text on a main parameter's figure. */
export function pillarText(
  { answerCount, questionCount, askedCount, score, missing }: ScaleRow,
  isMinor: boolean,
): string {
  if (!score) {
    const why = sentence(missingText(missing ? { missing } : {}));
    return `${why}, so there is no score. You answered ${answeredOf(answerCount, questionCount, askedCount)}.`;
  }
  const from =
    answerCount < questionCount
      ? answeredOf(answerCount, questionCount, askedCount)
      : `all ${countWord(questionCount)} questions`;
  const where = wherePlaced(score, isMinor);
  return `Your answers: ${scoreOf(score)} of the range, from ${from}.${where && ` ${where}`}`;
}

function wherePlaced({ low, high }: { low: number; high: number }, isMinor: boolean): string {
  if (low > 50) return 'The whole interval lies above the middle of the range.';
  if (high < 50) return isMinor ? '' : 'The whole interval lies below the middle of the range.';
  return 'The interval includes the middle of the range, so your answers may lie on either side of it.';
}

interface PlanParts {
  count: number;
  /** Whether all steps come from remarks on answers; otherwise some are advice on areas. */
  isFromAnswers: boolean;
  /** Whether the areas of the steps have different scores. */
  isFromLeast: boolean;
}

export const planWords = {
  title: 'Your next steps',
  lead: ({ count, isFromAnswers, isFromLeast }: PlanParts): string => {
    const source = isFromAnswers
      ? 'chosen from what the question bank says of your answers'
      : 'chosen from what the question bank says of these areas';
    const order = isFromLeast ? ', beginning with the areas in which your answers leave the most room' : '';
    return count === 1
      ? `One step, ${source}. Set a date for it.`
      : `${sentence(countWord(count))} steps, ${source}${order}. Set a date for each; one that is done is worth more than ${countWord(count)} that are planned.`;
  },
  note: 'When a date has come, note in a line what happened, and choose what comes next.',
};

/** Why a step is in the plan. It is printed before the step, which is often unclear without its situation. */
export function stepReason(
  area: { name: string; scale?: ScaleRow },
  from?: { situation: string; answer: string },
): string {
  const of = area.scale?.score ? `${area.name}, ${scoreOf(area.scale.score)}` : area.name;
  return from
    ? `${of}. The situation: “${from.situation}” Your answer: “${from.answer}” When something like it comes again:`
    : `${of}.`;
}

export const appendixWords = {
  title: 'What each answer says',
  lead: 'Every answer of which the question bank has something to say, with its situation, by main parameter.',
};
