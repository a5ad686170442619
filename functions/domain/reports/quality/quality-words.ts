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

const aboutPlaces =
  'if the place decided more often than the words did, this report says less about you than it could.';

/** The sentence for a candidate is that of the first reason in this list. Reasons for admins only are not in it. */
const gentle = [
  ['same-position', `Several answers in a row were at the same place on the screen; ${aboutPlaces}`],
  ['uneven-positions', `Some places on the screen were chosen much more often than others; ${aboutPlaces}`],
  [
    'fast-answers',
    'You gave a number of your answers faster than most people read the question; if you were in a hurry, take this report as a first sketch.',
  ],
  [
    'ceiling',
    'You chose the option with the most points nearly every time, so this report cannot tell your strengths apart.',
  ],
] as const satisfies [QualityCode, string][];

const nearlyAllSentence = `Nearly all of your answers were at the same place on the screen; ${aboutPlaces}`;
const nearlyAll = 0.9;

type Found = readonly Pick<QualityReason, 'code' | 'values'>[];

/**
 * The one sentence on response quality in a candidate's report; `undefined` if there is none.
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
