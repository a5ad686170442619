import { answeredOf, countWord, sentence } from '#functions/domain/report/english-words.ts';
import { notEnough, scoreOf } from '#functions/domain/report/figure-words.ts';
import type { ScaleRow } from '#functions/domain/report/report-document.ts';
import type { Outstanding } from '#functions/domain/report/outstanding.ts';

/* The words around what the bank says of single answers: SWOT, main parameters, plan, appendix. */

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
  noStrength:
    'No area lies clearly above the middle of its range. The fewer questions an area has, the longer its interval, so an empty list is no verdict.',
  unknown: 'No area has enough answers for a score.',
  opportunitiesText: 'Ways of yours that help now and can help more.',
  noOpportunity: 'None of the answers you chose carries an opportunity.',
  watchText: 'Moments in which your choice may cost you something. They are moments, no more.',
  noWatch: 'None of the answers you chose carries a watch-point.',
};

export function strengthsText(count: number, shown: number): string {
  if (count <= shown) return 'Areas in which the whole interval lies above the middle of the range.';
  return `In ${countWord(count)} areas the whole interval lies above the middle of the range. Here are ${countWord(shown)} of them, in order of the lower end of the interval; the profile shows them all.`;
}

export function growthText({ growth }: Outstanding, shown: number): string {
  if (growth.kind === 'unknown') return swotWords.unknown;
  if (growth.kind === 'none') return 'No area stands out.';
  if (growth.kind === 'lowest') return 'No area is clearly low; these two scored lowest.';
  const count = growth.areas.length;
  if (count <= shown)
    return 'Areas in which the whole interval lies below the middle of the range: here a small change has the most room.';
  return `In ${countWord(count)} areas the whole interval lies below the middle of the range. Here are ${countWord(shown)} of them, in order of the upper end of the interval; the profile shows them all.`;
}

export const pillarWords = {
  title: 'Main parameters',
  lead: 'One by one: what each is about, where your answers lie and, where there is one, an answer to look at again.',
  leadWithoutMeaning: 'One by one: where your answers lie and, where there is one, an answer to look at again.',
};

/** What a main parameter's figure says. */
export function pillarText({ answerCount, questionCount, score }: ScaleRow, isMinor: boolean): string {
  if (!score) return `${sentence(notEnough)} for a score: ${answeredOf(answerCount, questionCount)} answered.`;
  const from =
    answerCount < questionCount ? answeredOf(answerCount, questionCount) : `all ${countWord(questionCount)} questions`;
  const where = wherePlaced(score, isMinor);
  return `Your answers: ${scoreOf(score)} of the range, from ${from}.${where && ` ${where}`}`;
}

function wherePlaced({ low, high }: { low: number; high: number }, isMinor: boolean): string {
  if (low > 50) return 'The whole interval lies above the middle of the range.';
  if (high < 50) return isMinor ? '' : 'The whole interval lies below the middle of the range.';
  return 'The interval includes the middle of the range, so your answers may lie on either side of it.';
}

export const planWords = {
  title: 'Your next steps',
  lead: (count: number): string =>
    count === 1
      ? 'One step, chosen by your own answers. Set a date for it.'
      : `${sentence(countWord(count))} steps, chosen by your own answers. Set a date for each; one that is done is worth more than ${countWord(count)} that are planned.`,
  note: 'When a date has come, note in a line what happened, and choose what comes next.',
};

/** Why a step is in the plan: a step alone is often a riddle without the situation it comes from. */
export function stepReason(
  area: { name: string; scale?: ScaleRow },
  from?: { situation: string; answer: string },
): string {
  const of = area.scale?.score ? `${area.name}, ${scoreOf(area.scale.score)}` : area.name;
  return from ? `${of}. The situation: “${from.situation}” Your answer: “${from.answer}”` : `${of}.`;
}

export const appendixWords = {
  title: 'What each answer says',
  lead: 'Every answer of which the question bank has something to say, with its situation, by main parameter.',
};
