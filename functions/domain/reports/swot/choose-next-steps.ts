import { normaliseText } from '#functions/domain/banks/question.ts';
import { sortFromLowest } from './stand-out-areas.ts';
import type { Area, GivenAnswer } from '#functions/domain/reports/document/report-material.ts';
import { stepInRemark } from './split-sentences.ts';
import { byFewestPoints } from './swot.ts';

const maxSteps = 3;

export interface NextStep {
  step: string;
  area: Area;
  /** The answer whose remark ends with the step; absent for advice from the sheet *Parameters*. */
  answer?: GivenAnswer;
}

/**
 * The next steps, one for each area: first the areas that are most surely the lowest, then those without a figure; none for a named
 * strength. Within an area, the answer with the fewest points that has a step, if possible one that is not quoted yet (`told`, by the
 * ids of questions).
 */
export function chooseNextSteps(
  areas: readonly Area[],
  strengths: readonly Area[],
  told: ReadonlySet<number>,
): NextStep[] {
  const steps: NextStep[] = [];
  const answered = areas.filter((area) => area.answers.length > 0 && !strengths.includes(area));
  const unscored = answered.filter(({ scale }) => !scale.score).sort((a, b) => a.draw - b.draw);
  for (const area of [...sortFromLowest(answered), ...unscored]) {
    if (steps.length === maxSteps) break;
    const own = stepsOf(area).filter(({ step }) => !steps.some((other) => isSame(other.step, step)));
    const first = own.find(({ answer }) => !answer || !told.has(answer.question.id)) ?? own[0];
    if (first) steps.push(first);
  }
  return steps;
}

function stepsOf(area: Area): NextStep[] {
  const ofAnswers = [...area.answers].sort(byFewestPoints).flatMap((answer): NextStep[] => {
    const step = stepInRemark(answer.option.remarks);
    return step === undefined ? [] : [{ step, area, answer }];
  });
  return ofAnswers.length > 0 || !area.nextStep ? ofAnswers : [{ step: area.nextStep, area }];
}

const isSame = (a: string, b: string) => normaliseText(a) === normaliseText(b);
