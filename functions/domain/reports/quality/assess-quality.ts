import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { attemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { uniformTest } from '#functions/domain/reports/statistics/significance.ts';
import {
  inOrderOfAnswering,
  type OrderedAnswer,
  longestRun,
  positionCounts,
  runProbability,
  type PlacedAnswer,
  qualityRulesVersion,
  qualityTiers,
  tierOf,
  type QualityCode,
  type QualityReason,
  type ResponseQuality,
  countFast,
} from './response-quality.ts';
import { groupByName } from '#functions/domain/reports/figures/parameters.ts';
import { stepCounts, unevenProbability } from './position-steps.ts';
import { reasonText } from './quality-words.ts';
import { withholdFigures } from '#functions/domain/reports/figures/withhold-figures.ts';

/** Every change needs a new `qualityRulesVersion`. */
export const qualityBounds = {
  /** Share of honest people who are flagged, for each of the three rules on positions. */
  falseAlarms: 0.001,
  /** Fewest screen positions for the χ² test. With two, up to 1.3 of a thousand honest people would be flagged. */
  positions: 3,
  fastShare: 0.3,
  ceilingShare: 0.9,
  /** Lowest mean variance within sub-parameters, with points from 1 to 5, and highest total, for the rule to apply. */
  scattered: { variance: 1.5, percent: 62.5 },
  /** Minimum for any rule. */
  answers: 8,
} as const;

/**
 * The rules on how an attempt was answered. The effect of chance on positions is known exactly, because options are shuffled, so these
 * rules need no earlier data. Runs of points, low variability, even–odd and synonyms are not used: they would flag honest people.
 * @throws Error if the attempt does not belong to this bank.
 */
export function assessQuality(
  attempt: Pick<Attempt, 'answers' | 'seed' | 'asked' | 'createdAt' | 'events'>,
  questions: readonly Question[],
): ResponseQuality {
  const given = inOrderOfAnswering(attempt, questions);
  const found =
    given.length < qualityBounds.answers
      ? [reason('few-answers', { answers: given.length, needed: qualityBounds.answers })]
      : [
          ...positionReasons(placesOf(given)),
          ...fastReason(countFast(attempt, given)),
          ...ceilingReason(given),
          ...scatterReason(attempt, questions, given),
        ];
  const tiers = new Set(found.map(({ code }) => tierOf[code]));
  return {
    rules: qualityRulesVersion,
    tier: qualityTiers.filter((tier) => tiers.has(tier)).at(-1) ?? 'good',
    reasons: found,
  };
}

function reason(code: QualityCode, values: Record<string, number>): QualityReason {
  return { code, values, text: reasonText(code, values) };
}

function placesOf(given: readonly OrderedAnswer[]): PlacedAnswer[] {
  return given.flatMap(({ position, question }) => {
    const optionCount = question.options.length;
    return optionCount > 1 ? [{ position, optionCount }] : [];
  });
}

/** The three rules on screen positions: together they flag at most three of a thousand honest people. */
export function positionReasons(placed: readonly PlacedAnswer[]): QualityReason[] {
  const run = longestRun(placed);
  const optionCounts = placed.map(({ optionCount }) => optionCount);
  const probability = runProbability(optionCounts, run);
  const counts = positionCounts(placed);
  const test = counts.length >= qualityBounds.positions ? uniformTest(counts) : undefined;
  const steps = stepCounts(placed);
  const ofSteps = unevenProbability(steps) ?? 1;
  return [
    ...(placed.length > 0 && probability <= qualityBounds.falseAlarms
      ? [reason('same-position', { run, answers: placed.length, probability })]
      : []),
    ...(test && test.p < qualityBounds.falseAlarms
      ? [
          reason('uneven-positions', {
            most: Math.max(...counts),
            answers: sum(counts),
            positions: counts.length,
            ...test,
          }),
        ]
      : []),
    ...(ofSteps <= qualityBounds.falseAlarms
      ? [
          reason('regular-steps', {
            most: Math.max(...steps),
            steps: sum(steps),
            positions: steps.length,
            probability: ofSteps,
          }),
        ]
      : []),
  ];
}

function fastReason({ timed, fast }: { timed: number; fast: number }): QualityReason[] {
  const isFast = timed >= qualityBounds.answers && fast >= qualityBounds.fastShare * timed;
  return isFast ? [reason('fast-answers', { fast, timed })] : [];
}

function ceilingReason(given: readonly OrderedAnswer[]): QualityReason[] {
  const shares = given.flatMap((answer) => shareOf(answer) ?? []);
  const highest = shares.filter((share) => share === 1).length;
  const isCeiling = shares.length >= qualityBounds.answers && highest >= qualityBounds.ceilingShare * shares.length;
  return isCeiling ? [reason('ceiling', { highest, answers: shares.length })] : [];
}

function scatterReason(
  attempt: Pick<Attempt, 'answers'>,
  questions: readonly Question[],
  given: readonly OrderedAnswer[],
): QualityReason[] {
  const variances = groupByName(given, ({ question }) => question.category)
    .flatMap(({ members }) => groupByName(members, ({ question }) => question.subCategory))
    .flatMap(({ members }) => varianceOf(members.filter(isFinelyGraded).flatMap((one) => shareOf(one) ?? [])) ?? []);
  // Scale the shares as if every question had 1 to 5 points.
  const variance = variances.length > 0 ? (16 * sum(variances)) / variances.length : 0;
  if (variance < qualityBounds.scattered.variance) return [];
  const percent = withholdFigures(attemptScores(attempt, questions)).total.figure?.percent;
  const isLow = percent !== undefined && percent < qualityBounds.scattered.percent;
  return isLow ? [reason('scattered', { variance, percent })] : [];
}

/** The position of an answer in the range of its question, 0..1; `undefined` if it has no range. */
function shareOf({ question, option }: OrderedAnswer): number | undefined {
  const offered = question.options.map(({ points }) => points);
  const [lowest, highest] = [Math.min(...offered), Math.max(...offered)];
  return highest > lowest ? (option.points - lowest) / (highest - lowest) : undefined;
}

/** Excludes questions with two or three grades, whose answers vary widely for everyone. */
function isFinelyGraded({ question }: OrderedAnswer): boolean {
  return new Set(question.options.map(({ points }) => points)).size >= 4;
}

/** Sample variance; `undefined` for fewer than two values. */
function varianceOf(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
