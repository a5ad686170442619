import type { Attempt } from '#functions/domain/attempt.ts';
import type { Question } from '#functions/domain/question.ts';
import { makeAttemptReport } from './make-attempt-report.ts';

/** The percents of a completed attempt (POMP, as its report has them), by what they are of. */
export interface AttemptScores {
  /** Σ points. */
  raw: number;
  /** By name of the scale: `Total`, `Parameter`, `Parameter › Sub-parameter`; absent where nothing was measured. */
  percents: Map<string, number | undefined>;
}

export function attemptScores(attempt: Attempt, questions: readonly Question[]): AttemptScores {
  const nobody = { candidateName: '', quizName: '', presentedCount: questions.length };
  const { total, parameters } = makeAttemptReport({ attempt, questions, ...nobody });
  const percents = new Map<string, number | undefined>([['Total', total.percent]]);
  for (const parameter of parameters) {
    percents.set(parameter.name, parameter.percent);
    for (const sub of parameter.subParameters) percents.set(`${parameter.name} › ${sub.name}`, sub.percent);
  }
  return { raw: total.raw, percents };
}
