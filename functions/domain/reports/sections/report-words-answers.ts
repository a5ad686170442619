import {
  answeredOf,
  countWord,
  sentence,
  missingText,
  scoreOf,
} from '#functions/domain/reports/document/document-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import type { AreaCounts } from '#functions/domain/reports/document/report-material.ts';
import type { StandOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import { plural } from '#functions/domain/text/counted.ts';

/* The words around the bank's phrases on single answers: SWOT, main parameters, plan, appendix. */

export const swotWords = {
  title: 'SWOT',
  titleOfMinor: 'Strengths and opportunities',
  titleOfDoubtful: 'Single answers to look at again',
  lead: 'Strengths and growth areas come from the scores; opportunities and watch-points come from single answers. An answer is told with its situation, so that you can judge for yourself.',
  leadOfMinor:
    'Strengths come from the scores, opportunities from single answers. An answer is told with its situation, so that you can judge for yourself.',
  leadOfDoubtful: 'Each answer is shown with its situation, so that you can judge for yourself.',
  strengths: 'Strengths',
  opportunities: 'Opportunities',
  growth: 'Growth areas',
  watch: 'Watch-points',
  watchOneText: 'A moment in which your choice may cost you something. It is a moment, no more.',
  unknown: 'No area has a score.',
  fewQuestions: 'The fewer questions an area has, the less can be said for sure, so an empty list is no verdict.',
  ceiling:
    'You chose the option with the most points nearly every time, so this report can’t single out some of them as your strengths.',
  lowest:
    'If you want somewhere to start, these two had your lowest scores, but the gap between them and the others may be chance.',
  opportunityText: 'What was done here helps, and costs something.',
  opportunitiesText: 'What was done in these situations helps, and costs something.',
  noOpportunity: 'None of the answers you chose carries an opportunity.',
  watchText: 'Moments in which your choice may cost you something. They are moments, no more.',
  noWatch: 'None of the answers you chose carries a watch-point.',
};

interface Named extends AreaCounts {
  shown: number;
}

export function strengthsText({ strengths, isCeiling }: StandOutAreas, named: Named): string {
  if (named.scoredCount === 0) return swotWords.unknown;
  if (strengths.length === 0) return `${noArea(named, 'clearly above halfway')} ${swotWords.fewQuestions}`;
  if (isCeiling) return `${clearIn(strengths.length, 'above', named)} ${swotWords.ceiling}`;
  return strengths.length <= named.shown
    ? `${plural(strengths.length, 'The area', 'Areas')} where you scored clearly above halfway.`
    : `${clearIn(strengths.length, 'above', named)} ${someOf(named.shown)}`;
}

export function growthText({ growth }: StandOutAreas, named: Named): string {
  if (growth.kind === 'unknown') return swotWords.unknown;
  const none = noArea(named, 'clearly below halfway');
  if (growth.kind === 'none') return none;
  if (growth.kind === 'lowest') return `${none} ${swotWords.lowest}`;
  return growth.areas.length <= named.shown
    ? `${plural(growth.areas.length, 'The area', 'Areas')} where you scored clearly below halfway: a small change here can make the biggest difference.`
    : `${clearIn(growth.areas.length, 'below', named)} ${someOf(named.shown)}`;
}

/** The sentence if no area, as far as it has a score, is where it is said to be. */
export function noArea({ areaCount, scoredCount }: AreaCounts, where: string): string {
  if (scoredCount === areaCount) return `No area is ${where}.`;
  if (scoredCount === 1) return `The one area that has a score is not ${where}.`;
  return `None of the ${countWord(scoredCount)} areas that have a score is ${where}.`;
}

/** The sentence if more areas are clearly on one side than are named. */
function clearIn(count: number, side: 'above' | 'below', { areaCount, scoredCount }: AreaCounts): string {
  const all = count === scoredCount ? `all ${countWord(count)}` : countWord(count);
  const areas = count === scoredCount && scoredCount < areaCount ? 'areas that have a score' : 'areas';
  return `You scored clearly ${side} halfway in ${all} ${areas}.`;
}

const someOf = (shown: number) =>
  `Here ${plural(shown, 'is one', `are ${countWord(shown)}`)} of them; the profile shows them all.`;

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
export function pillarText({ answerCount, questionCount, askedCount, score, missing }: ScaleRow): string {
  if (!score) {
    const why = sentence(missingText(missing ? { missing } : {}));
    return `${why}, so there is no score. You answered ${answeredOf(answerCount, questionCount, askedCount)}.`;
  }
  const from =
    answerCount < questionCount
      ? answeredOf(answerCount, questionCount, askedCount)
      : `all ${countWord(questionCount)} questions`;
  return `You scored ${scoreOf(score)}, from ${from}.`;
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
