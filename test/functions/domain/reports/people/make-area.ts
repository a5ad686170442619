import type { Area, GivenAnswer } from '#functions/domain/reports/document/report-material.ts';
import type { Option } from '#functions/domain/banks/question.ts';
import { makeOption, makeQuestion } from './sample-report.ts';

/** An area with a score of this percent and interval, which decides about its side; without one: not enough answers. */
export function makeArea(
  name: string,
  score?: [percent: number, low: number, high: number],
  answers: GivenAnswer[] = [],
  nextStep = '',
): Area {
  const [percent = 0, low = 0, high = 0] = score ?? [];
  const counts = { answerCount: answers.length, questionCount: answers.length };
  return {
    parameter: 'Pillar',
    ...(low > 50 ? { side: 'above' as const } : score && high < 50 && { side: 'below' as const }),
    draw: 0,
    scale: { kind: 'subParameter', name, hue: 0, ...counts, ...(score && { score: { percent, low, high } }) },
    answers,
    nextStep,
  };
}

/** An answer worth so many points to the question of this id. */
export function makeGiven(id: number, points: number, phrases: Partial<Option> = {}): GivenAnswer {
  const option = makeOption(points, phrases);
  return {
    question: makeQuestion(id, { text: `Situation ${id}`, options: [option] }),
    option,
    parameter: 'Pillar',
    subParameter: 'Area',
    draw: id / 1000,
  };
}
