import { counted } from '#functions/domain/text/counted.ts';
import type { QualityCode, QualityReason, QualityTier } from './response-quality.ts';

export const tierWords = {
  good: 'Nothing found',
  caution: 'Read with care',
  doubtful: 'Doubtful',
} as const satisfies Record<QualityTier, string>;

const percentOf = (part = 0, whole = 1) => `${Math.round((100 * part) / whole)}%`;

type Sentence = (values: Record<string, number>) => string;

const sentences = {
  'same-position': ({ run = 0, answers = 0, probability = 0 }) =>
    `A run of ${run} of the ${answers} answers is at the same place on the screen. Options are shuffled: chance gives such a run to ${chanceOf(probability)}.`,
  'uneven-positions': ({ most = 0, answers = 0, positions = 1, p = 0 }) =>
    `${most} of ${answers} answers are at one of the ${positions} places on the screen; about ${Math.round(answers / positions)} would be even. Chance alone is as uneven for ${chanceOf(p)}.`,
  'regular-steps': ({ most = 0, steps = 0, positions = 1, probability = 0 }) =>
    `${most} of ${steps} steps from the place of one answer on the screen to that of the next are the same; about ${Math.round(steps / positions)} would be even. Chance alone makes such a pattern for ${chanceOf(probability)}.`,
  'fast-answers': ({ fast = 0, timed = 1 }) =>
    `${fast} of ${timed} timed answers (${percentOf(fast, timed)}) came faster than their question can be read. This rule is provisional.`,
  ceiling: ({ highest = 0, answers = 1 }) =>
    `${highest} of ${answers} answers (${percentOf(highest, answers)}) are the option with the most points, so the report cannot tell strengths apart.`,
  scattered: ({ variance = 0, percent = 0 }) =>
    `Answers within sub-parameters lie far apart (mean variance ${variance.toFixed(1)}) at a total of ${Math.round(percent)}%. Random clicking looks like this, and so do 4 to 8 of 100 honest people.`,
  'few-answers': ({ answers = 0, needed = 0 }) =>
    `${counted(answers, 'answer is', 'answers are')} too few to check: the rules need ${needed}.`,
} as const satisfies Record<QualityCode, Sentence>;

/** The text of a reason for admins. */
export function reasonText(code: QualityCode, values: Record<string, number>): string {
  return sentences[code](values);
}

function chanceOf(probability: number): string {
  if (probability < 1e-6) return 'fewer than one person in a million';
  return `about one person in ${Number((1 / probability).toPrecision(2)).toLocaleString('en')}`;
}

const ifNotRead =
  'If you clicked without reading, please ignore the scores below. Because of this doubt the report names no strengths, compares nothing and makes no plan.';

/** Told in place of strengths. */
export const ceiling =
  'So many of your choices had the most points that this report can’t tell your strengths apart. Perhaps these questions were easy for you; the figures can’t say.';

/** The text for a candidate is that of the first reason in this list. Reasons for admins only are not in it. */
const gentle = [
  [
    'same-position',
    `Before you read on: more answers in a row were at the same place on the screen than chance would give. ${ifNotRead}`,
  ],
  [
    'uneven-positions',
    `Before you read on: you chose some places on the screen far more often than chance would give. ${ifNotRead}`,
  ],
  [
    'regular-steps',
    `Before you read on: your answers moved over the screen in a pattern, such as 1-2-3-4-5, that chance would hardly make. ${ifNotRead}`,
  ],
  [
    'fast-answers',
    'You gave a number of your answers faster than the question can be read; if you were in a hurry, treat this report as a first impression.',
  ],
  ['ceiling', ceiling],
  ['few-answers', 'There are too few answers to check how they were given.'],
] as const satisfies [QualityCode, string][];

const nearlyAllSentence = `Before you read on: nearly all of your answers were at the same place on the screen. ${ifNotRead}`;
const nearlyAll = 0.9;

type Found = readonly Pick<QualityReason, 'code' | 'values'>[];

/**
 * What a candidate's report says of the response quality; `undefined` if nothing.
 * @param hasTotal whether all answers together have a score. Without one, the sentence on the ceiling would tell which options give
 * most points.
 */
export function qualitySentence({ reasons }: { reasons: Found }, hasTotal: boolean): string | undefined {
  const codes = new Set<string>(reasons.map(({ code }) => code));
  const [code, text] = gentle.find(([one]) => codes.has(one) && (one !== 'ceiling' || hasTotal)) ?? [];
  return code === 'same-position' && isNearlyAll(reasons) ? nearlyAllSentence : text;
}

/** Whether almost all answers are at one position, in one run or in several. */
function isNearlyAll(reasons: Found): boolean {
  const of = (wanted: QualityCode) => reasons.find(({ code }) => code === wanted)?.values ?? {};
  const { run = 0, answers = Infinity } = of('same-position');
  return Math.max(run, of('uneven-positions').most ?? 0) >= nearlyAll * answers;
}
