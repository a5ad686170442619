import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { DraftQuestion, Question } from '#functions/domain/banks/question.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import type { ReportFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { reportParts, type ReportPart } from './report-parts.ts';
import { hasMomentPhrases } from '#functions/domain/reports/swot/swot-phrases.ts';
import { isEnoughForPhrases } from '#functions/domain/reports/figures/withhold-figures.ts';

interface Promising<Q extends DraftQuestion> {
  questions: readonly Q[];
  map: ParameterMap;
  /** The presented questions. Absent: all. */
  presented?: ReadonlySet<Q>;
}

/**
 * The parts of a report on a bank for a person who answers all presented questions, by the rules that make reports: whether there is a
 * score does not depend on the chosen options. A test compares these promises with actual reports (`parts-in-document.test.ts`).
 */
export function promisedParts<Q extends DraftQuestion>(promising: Promising<Q>): ReportPart[] {
  return promisedReport(promising).parts;
}

/** The promised parts, with the figures that they follow from. */
export function promisedReport<Q extends DraftQuestion>({
  questions,
  map,
  presented = new Set(questions),
}: Promising<Q>): { parts: ReportPart[]; figures: ReportFigures } {
  const figures = figuresOf(questions, map, presented);
  const given = new Set<ReportPart>();
  if (allScales(figures).some(({ score }) => score)) given.add('scores');
  for (const { code, score } of figures.quotients) if (score) given.add(code);
  if (hasAreaScore(figures) && hasMomentPhrases(questions) && isEnoughForPhrases(presented.size)) given.add('swot');
  return { parts: reportParts.filter((part) => given.has(part)), figures };
}

/** The number of scores on parameters that a whole bank gives, and how many of them a part of its questions does not give. */
export function scoreCounts(whole: ReportFigures, part: ReportFigures) {
  const scales = allScales(part);
  const isLacking = allScales(whole).flatMap(({ score }, place) => (score ? [!scales[place]?.score] : []));
  return { scoreCount: isLacking.length, lackingScores: isLacking.filter(Boolean).length };
}

/** The figures if every presented question were answered with its first option. */
function figuresOf<Q extends DraftQuestion>(
  drafts: readonly Q[],
  map: ParameterMap,
  presented: ReadonlySet<Q>,
): ReportFigures {
  const questions = drafts.map((draft, index): Question => ({
    ...draft,
    id: index + 1,
    number: index + 1,
    createdAt: '',
    createdBy: '',
  }));
  const answers = Object.fromEntries(
    drafts.flatMap((draft, index) => {
      const { id = 0, options = [] } = questions[index] ?? {};
      const [first] = identifyOptions(options);
      return first && presented.has(draft) ? [[questionKey(id), { optionId: first.id, position: 0, seconds: 0 }]] : [];
    }),
  );
  return makeReportFigures({ answers }, questions, map);
}

/** The scales of the bank in its order, whatever was presented. */
const allScales = ({ parameters }: ReportFigures) => parameters.flatMap((main) => [main, ...main.subParameters]);

/** Whether there can be strengths and growth areas, which are areas with a figure: sub-parameters, or main parameters without any. */
function hasAreaScore({ parameters }: ReportFigures): boolean {
  return parameters
    .flatMap((parameter) => (parameter.subParameters.length > 0 ? parameter.subParameters : [parameter]))
    .some(({ score }) => score);
}
