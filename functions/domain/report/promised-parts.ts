import type { ParameterMap } from '#functions/domain/parameter-map.ts';
import { identifyOptions, questionKey } from '#functions/domain/question-bank.ts';
import type { DraftQuestion, Question } from '#functions/domain/question.ts';
import { makeReportFigures } from './make-report-figures.ts';
import type { ReportFigures } from './report-figures.ts';
import { reportParts, type ReportPart } from './report-parts.ts';
import { hasSwotPhrases } from './swot-phrases.ts';
import { isEnoughForPhrases } from './withhold-figures.ts';

/**
 * What the report of someone who answers all of a bank's questions has, by the rules that make it: no score depends on which
 * options they choose. What is promised of a quiz, and what its reports have (`parts-of.ts`), are compared by a test.
 */
export function promisedParts({
  questions,
  map,
}: {
  questions: readonly DraftQuestion[];
  map: ParameterMap;
}): ReportPart[] {
  const figures = figuresOfAll(questions, map);
  const given = new Set<ReportPart>();
  if (hasScore(figures)) given.add('scores');
  for (const { code, score } of figures.quotients) if (score) given.add(code);
  if (hasSwotPhrases(questions) && isEnoughForPhrases(questions.length)) given.add('swot');
  return reportParts.filter((part) => given.has(part));
}

/** As if every question had been answered with the first of its options. */
function figuresOfAll(drafts: readonly DraftQuestion[], map: ParameterMap): ReportFigures {
  const questions = drafts.map((draft, index): Question => ({
    ...draft,
    ...{ id: index + 1, number: index + 1, createdAt: '', createdBy: '' },
  }));
  const answers = Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const [first] = identifyOptions(options);
      return first ? [[questionKey(id), { optionId: first.id, position: 0, seconds: 0 }]] : [];
    }),
  );
  return makeReportFigures({ answers }, questions, map);
}

function hasScore({ parameters }: ReportFigures): boolean {
  return parameters.some((parameter) => [parameter, ...parameter.subParameters].some(({ score }) => score));
}
