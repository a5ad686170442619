import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { compareSittings, type SittingComparison } from '#functions/domain/reports/comparison/compare-sittings.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { standOutAreas, type StandOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import type { PlanStep, ReportDocument, ReportSection } from './report-document.ts';
import type { ReportFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { qualitySentence } from '#functions/domain/reports/quality/quality-words.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import { pillarsAndAreas, type Area, type Pillar } from './report-material.ts';
import { assessQuality } from '#functions/domain/reports/quality/assess-quality.ts';
import { reportTemplate } from './report-template.ts';
import { answersSection, methodSection, recordSection } from '#functions/domain/reports/sections/appendix-sections.ts';
import {
  choiceSection,
  comparisonSection,
  hasScore,
  scoreSection,
} from '#functions/domain/reports/sections/figure-sections.ts';
import { firstSection } from '#functions/domain/reports/sections/first-section.ts';
import { narrativeSection } from '#functions/domain/reports/sections/narrative-section.ts';
import { pillarSection } from '#functions/domain/reports/sections/pillar-section.ts';
import { planSection, stepsOf } from '#functions/domain/reports/sections/plan-section.ts';
import { swotSection } from '#functions/domain/reports/sections/swot-section.ts';
import { hasSwotPhrases } from '#functions/domain/reports/swot/swot-phrases.ts';
import { swotOf, type Swot } from '#functions/domain/reports/swot/swot.ts';
import { isEnoughForPhrases } from '#functions/domain/reports/figures/withhold-figures.ts';

export interface ReportSources {
  attempt: Attempt;
  /** The bank version of the attempt, and that version's notes on its scales. */
  questions: readonly Question[];
  map: ParameterMap;
  candidateName: string;
  quizName: string;
  presentedCount: number;
  /** Under 18 at their consent: see `consent.ts`. */
  isMinor: boolean;
  /** The person's previous sitting, if any: see `earlierSitting`. */
  earlier?: Pick<ReportSources, 'attempt' | 'questions' | 'map' | 'isMinor'>;
  /** The response quality, if it is computed already. */
  quality?: ResponseQuality;
  /** The template of the report that this one replaces, if any. */
  madeAgainFrom?: number;
}

/** The input of every section. */
export interface ReportMaterial extends ReportSources {
  quality: ResponseQuality;
  figures: ReportFigures;
  /** The sentence on response quality, if there is one. That on a ceiling is told in place of strengths. */
  qualitySentence?: string;
  /** Whether nearly all answers have the most points, as far as the report may say so. */
  isCeiling: boolean;
  /** Whether the answers may not be about the questions: then nothing is called clear, ranked or compared. */
  isDoubtful: boolean;
  /** Whether main parameters may be ranked and compared: they differ, and the answers are not doubtful. */
  isRanking: boolean;
  comparison?: SittingComparison & { endedAt: number };
  endedAt: number;
  answeredCount: number;
  /** Whether the report may quote single answers. */
  isTelling: boolean;
  /** Whether it has two or three pages: fewer than half of the questions were answered, or there is no score. */
  isShort: boolean;
  pillars: Pillar[];
  areas: Area[];
  outstanding: StandOutAreas;
  /** Absent if there are too few answers for it, they are doubtful, or the bank has no phrases. */
  swot?: Swot;
  /** None for doubtful answers. */
  plan: PlanStep[];
  /** Ids of the questions that SWOT and plan quote. */
  quoted: ReadonlySet<number>;
}

/**
 * Composes the report of a completed attempt for its candidate: one document with all its words, for PDF, web and the stored snapshot.
 * It contains no figure and no phrase that is based on too few answers (`withhold-figures.ts`).
 * @throws Error if the attempt has not ended or does not belong to this bank.
 */
export function composeReport(sources: ReportSources): ReportDocument {
  const material = materialOf(sources);
  const { attempt, candidateName, quizName, isMinor } = sources;
  const make = (of: readonly Section[]) => of.flatMap((section) => section(material) ?? []);
  return {
    template: reportTemplate,
    attemptId: formatAttemptId(attempt.ref),
    candidateName,
    quizName,
    endedAt: material.endedAt,
    bankVersion: attempt.ref.version,
    isMinor,
    answeredCount: material.answeredCount,
    presentedCount: sources.presentedCount,
    isShort: material.isShort,
    sections: make(isMinor ? sectionsOfMinor : sections),
    appendix: make([answersSection, methodSection, recordSection]),
  };
}

type Section = (material: ReportMaterial) => ReportSection | undefined;

const figureSections = [scoreSection, choiceSection, comparisonSection] as const;
const sections: readonly Section[] = [
  ...[firstSection, narrativeSection, pillarSection, swotSection, planSection],
  ...figureSections,
];
/** A minor's report has strengths and steps before figures. */
const sectionsOfMinor: readonly Section[] = [
  ...[firstSection, narrativeSection, swotSection, planSection, pillarSection],
  ...figureSections,
];

function materialOf(sources: ReportSources): ReportMaterial {
  const { attempt, questions, map, isMinor } = sources;
  if (attempt.endedAt === undefined) throw new Error('An attempt has no report before it has ended.');
  const figures = makeReportFigures(attempt, questions, map);
  const { pillars, areas } = pillarsAndAreas(attempt, questions, map, figures);
  const answeredCount = figures.total.answerCount;
  const { quality = assessQuality(attempt, questions) } = sources;
  const hasTotal = figures.total.score !== undefined;
  const told = qualitySentence(quality, false);
  const isDoubtful = quality.tier === 'doubtful';
  const isRanking = !isDoubtful && figures.profile?.isReliable === true;
  const isCeiling = hasTotal && quality.reasons.some(({ code }) => code === 'ceiling');
  const outstanding = standOutAreas(isDoubtful ? [] : areas, { isReliable: isRanking, isCeiling });
  const comparison = isDoubtful ? undefined : comparisonOf(sources, figures);
  const isTelling = isEnoughForPhrases(answeredCount);
  const material = {
    ...sources,
    figures,
    endedAt: attempt.endedAt,
    answeredCount,
    quality,
    ...(told !== undefined && { qualitySentence: told }),
    isDoubtful,
    isCeiling,
    isRanking,
    ...(comparison && { comparison }),
    isTelling,
    isShort: answeredCount * 2 < sources.presentedCount || !hasScore({ pillars, figures }),
    pillars,
    areas,
    outstanding,
    ...(isTelling && !isDoubtful && hasSwotPhrases(questions) && { swot: swotOf(areas, outstanding, isMinor) }),
  };
  return { ...material, ...stepsOf(material) };
}

/** The comparison with the earlier sitting, unless its answers are doubtful. */
function comparisonOf({ attempt, questions, earlier }: ReportSources, figures: ReportFigures) {
  if (earlier?.attempt.endedAt === undefined) return undefined;
  if (assessQuality(earlier.attempt, earlier.questions).tier === 'doubtful') return undefined;
  const before = { ...earlier, figures: makeReportFigures(earlier.attempt, earlier.questions, earlier.map) };
  return { ...compareSittings(before, { attempt, questions, figures }), endedAt: earlier.attempt.endedAt };
}
