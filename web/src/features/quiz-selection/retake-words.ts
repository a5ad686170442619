import type { Retake } from '#functions/contract/quiz.ts';
import { promiseWords } from '#functions/domain/reports/promise/report-parts.ts';
import { plural } from '#functions/domain/text/counted.ts';
import type { ReportPromise } from './use-promise.ts';

/** The number of questions in a new attempt, and its reason. */
export function retakeWords({ questionCount, newCount, total }: Retake): string {
  if (newCount === 0) return `You have answered all ${total} questions; you get all of them again.`;
  const isOne = questionCount === 1;
  const shown = isOne ? 'the new attempt has only this one' : `the new attempt has only these ${questionCount}`;
  return newCount === total
    ? `All ${total} questions are new to you.`
    : `${newCount} of ${total} questions ${plural(newCount, 'is', 'are')} new to you: ${shown}.`;
}

/** The parts that a retake's report lacks because it has few questions; '' if none. */
export function tooFewWords(promise: ReportPromise | undefined): string {
  if (!promise || promise.tooFewFor.length === 0) return '';
  return `That is too few for ${promiseWords(promise.tooFewFor)}.`;
}
