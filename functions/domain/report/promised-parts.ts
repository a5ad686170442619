import type { ParameterMap } from '#functions/domain/parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/question.ts';
import { quotientsOf } from '#functions/domain/quotients-of.ts';
import { reportParts, type ReportPart } from './report-parts.ts';
import { hasSwotPhrases } from './swot.ts';

/**
 * What the report of someone who answers all of a bank's questions has: a quotient where enough questions count towards
 * it, a SWOT where the bank has phrases for one. What is promised of a quiz, and what its reports have, both go by this.
 */
export function promisedParts({
  questions,
  map,
}: {
  questions: readonly DraftQuestion[];
  map: ParameterMap;
}): ReportPart[] {
  const given = new Set<ReportPart>(['scores']);
  for (const { code, canHaveFigure } of quotientsOf(map, questions)) if (canHaveFigure) given.add(code);
  if (hasSwotPhrases(questions)) given.add('swot');
  return reportParts.filter((part) => given.has(part));
}
