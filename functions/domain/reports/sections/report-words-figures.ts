import { pointsOf } from '#functions/domain/banks/bands.ts';
import {
  answeredOf,
  spelledCount,
  countWord,
  listed,
  listedNames,
  sentence,
  intervalOf,
  missingText,
  missingWords,
  scoreOf,
} from '#functions/domain/reports/document/document-words.ts';
import type { BandRow, ComparedScale, Dial, ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import type { ClearPair, ReportFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { plural } from '#functions/domain/text/counted.ts';

/* The words of the figures: dials, profile, bands, comparison. Each chart has a text alternative. */

/** The sentence below a dial. */
export function dialText({ code, answerCount, questionCount, askedCount, score, missing }: Omit<Dial, 'text'>): string {
  if (score) {
    const these = plural(answerCount, 'this one question allows', `these ${countWord(answerCount)} questions allow`);
    return `${code} ${Math.round(score.percent)} of 100 (${intervalOf(score)}). 100 is the highest ${these}; it is not an IQ-type score.`;
  }
  const needed = Math.max(minAnswers.parameter, Math.ceil(questionCount / 2));
  const all = `${questionCount} ${plural(questionCount, 'question', 'questions')}`;
  if (missing === 'fewQuestions')
    return `${code}: ${missingWords.fewQuestions}. It has ${all}, and a score needs ${needed}.`;
  if (missing === 'fewAsked')
    return `${code}: ${missingWords.fewAsked}. Of its ${all} ${askedCount || 'none'} ${(askedCount ?? 0) < 2 ? 'was' : 'were'} asked, and a score needs ${needed}.`;
  const answered = `You answered ${answeredOf(answerCount, questionCount, askedCount)}`;
  if (missing === 'noRange')
    return `${code}: ${missingWords.noRange}. ${answered}, and too few of them have options of different points.`;
  if (missing === 'protected')
    return `${code}: ${missingWords.protected}. ${answered}; together with the other scores it would give single answers away.`;
  return `${code}: ${missingWords.fewAnswers}. ${answered}, and a score needs ${needed}.`;
}

/** `Ambition and Vision 68% (52–85)`, or why it has no score. */
export function scaleInWords({ name, score, missing }: Pick<ScaleRow, 'name' | 'score' | 'missing'>): string {
  return score ? `${name} ${scoreOf(score)}` : `${name}: ${missingText(missing ? { missing } : {})}`;
}

export const shapeAlt = (rows: readonly ScaleRow[]): string =>
  `Your answers on ${spelledCount(rows.length, 'main parameter')}, each as percent of range with its 90% interval: ${rows.map(scaleInWords).join('; ')}.`;

export const scalesAlt = (rows: readonly ScaleRow[]): string =>
  `Bars of percent of range with their 90% intervals: ${rows.map(scaleInWords).join('; ')}.`;

export const profileWords = {
  title: 'Your profile',
  lead: 'Every scale of the assessment, with the interval of its score.',
  caption: 'Percent of range. The mark is the score, the bar its 90% interval.',
  totalCaption: 'All questions together. A single score says the least of a person, so it stands last.',
  total: 'All questions together',
};

export const bandWords = {
  title: 'Your answers by band',
  titleOfMinor: 'Your answers by points',
  lead: `The model behind the assessment sorts each option of a question into a band by its points: Goodness for ${pointsOf('Goodness', ' or ')}, Passion for ${pointsOf('Passion', ' or ')}, Ignorance for ${pointsOf('Ignorance', ' or ')}. A bar shows how the answers on one main parameter fall into them.`,
  leadOfMinor:
    'The options of a question have points. A bar shows how the answers on one main parameter spread over them.',
  caption: 'Share of answers in each band.',
  captionOfMinor: 'Share of answers by points.',
  names: { goodness: 'Goodness', passion: 'Passion', ignorance: 'Ignorance' },
  namesOfMinor: {
    goodness: `${pointsOf('Goodness', '–')} points`,
    passion: `${pointsOf('Passion', '–')} points`,
    ignorance: `${pointsOf('Ignorance', '–')} point`,
  },
  note: 'A band belongs to an answer, never to a person: the same person can choose answers of every band.',
  noteOfMinor: 'An answer tells what was chosen in one situation. Another day may bring another choice.',
};

/** `5 answers of 4–5 points`; a band with a name has its name. */
export const bandsAlt = (rows: readonly BandRow[], bands: readonly string[]): string =>
  `Stacked bars, one for each main parameter. ${rows
    .map(({ name, counts }) => `${name}: ${listed(bands.map((band, place) => inBand(counts[place] ?? 0, band)))}`)
    .join('; ')}.`;

function inBand(count: number, band: string): string {
  const answers = `${count} ${plural(count, 'answer', 'answers')}`;
  return `${answers} ${/^\d/.test(band) ? 'of' : 'in'} ${band}`;
}

export const noFigureNote = (scales: readonly Pick<ScaleRow, 'name' | 'missing'>[]): string =>
  scales.length === 0 ? '' : `Not shown here: ${scales.map((scale) => scaleInWords(scale)).join('; ')}.`;

interface Sittings {
  before: string;
  now: string;
  sharedCount: number;
}

export const comparisonWords = {
  title: 'Compared with your earlier sitting',
  caption: 'Percent of range at each sitting, with the 90% interval.',
  lead: ({ before, now, sharedCount }: Sittings): string =>
    `You took this assessment ${bothDays(before, now)}. ${
      sharedCount === 0
        ? 'The two sittings have no question in common'
        : `${sentence(spelledCount(sharedCount, 'question was', 'questions were'))} answered in both`
    }, so a score can move because the questions were others.`,
  allSame: ({ before, now, sharedCount }: Sittings): string =>
    `You took this assessment ${bothDays(before, now)}, with the same ${spelledCount(sharedCount, 'question')}.`,
  /** The caution beside every comparison. */
  alreadyRead: (sharedCount: number): string =>
    sharedCount === 0
      ? 'You may already have read your first report by then, so part of a change may be what you learnt from it.'
      : `You may already have read a report on the same ${spelledCount(sharedCount, 'question')}, so part of a change may be what you learnt from it.`,
  /** @param left the scales with changed questions. */
  otherKey: (left: readonly string[]): string =>
    `Not compared: ${listedNames(left)}. Between the two sittings the points of questions, or which questions belong together, were changed there, so a difference would say nothing of you.`,
  /** @param points the largest of the smallest reliable changes of these scales: see `minReliableChange`. */
  note: (points: number): string =>
    `A scale is called changed only where the 90% interval of the difference leaves out zero. Between two sittings of the same person scores move by chance, those of few questions by more: the least sure of these would have to move by about ${points} points from 50. Each scale is tested by itself, so now and then one of them is called changed by chance.`,
  none: 'No scale has a score in both sittings, so there is nothing to compare.',
};

/** Names the day once if both sittings were on the same day. */
const bothDays = (before: string, now: string): string =>
  before === now ? `twice on ${now}` : `on ${before} and again on ${now}`;

export const comparedText = (rows: readonly ComparedScale[]): string => {
  const changed = rows.filter(({ isChanged }) => isChanged).map(({ name }) => name);
  if (changed.length === 0) return 'No reliable change: no score moved by more than chance would readily explain.';
  return `Changed: ${listedNames(changed)}.${changed.length < rows.length ? ' For the others there is no reliable change.' : ''}`;
};

export const comparedAlt = (rows: readonly ComparedScale[]): string =>
  `Each scale at the earlier sitting and now: ${rows
    .map(
      ({ name, before, now, isChanged }) =>
        `${name} from ${scoreOf(before)} to ${scoreOf(now)}, ${isChanged ? 'changed' : 'no reliable change'}`,
    )
    .join('; ')}.`;

/** The second sentence of the summary: the F test's result for the main parameters with a figure. */
export function differenceSentence({ parameters, profile }: Pick<ReportFigures, 'parameters' | 'profile'>): string {
  if (parameters.length < 2) return 'This assessment has one main parameter, so there is nothing to compare it with.';
  if (!profile)
    return 'Fewer than two of your main parameters have a score, so they are not compared with one another.';
  const isWhole = parameters.every(({ score }) => score);
  if (profile.isReliable)
    return isWhole
      ? 'Your main parameters are not all alike: the differences are bigger than chance would produce.'
      : 'As far as they have a score, your main parameters are not all alike: the differences are bigger than chance would produce.';
  const percents = new Set(parameters.flatMap(({ score }) => (score ? [score.percent] : [])));
  if (percents.size < 2)
    return isWhole
      ? 'Your main parameters do not differ: they have the same score.'
      : 'As far as they have a score, your main parameters do not differ: it is the same.';
  return isWhole
    ? 'Your main parameters are too close to rank: chance alone could have made the differences between them.'
    : 'As far as they have a score, your main parameters are too close to rank: chance alone could have made the differences between them.';
}

/** Which main parameters clearly differ, in as few sentences as possible; '' if no two do. */
export function pairSentences(pairs: readonly ClearPair[]): string {
  const grouped = (of: keyof ClearPair, others: keyof ClearPair) =>
    [...new Set(pairs.map((pair) => pair[of]))].map((name) => ({
      name,
      others: pairs.filter((pair) => pair[of] === name).map((pair) => pair[others]),
    }));
  const [lowest, highest] = [grouped('lower', 'higher'), grouped('higher', 'lower')];
  const sentences =
    lowest.length < highest.length
      ? lowest.map(
          ({ name, others }) =>
            `${listedNames(others)} ${plural(others.length, 'is', 'are')} clearly higher than ${name}.`,
        )
      : highest.map(({ name, others }) => `${name} is clearly higher than ${listedNames(others)}.`);
  return sentences.join(' ');
}
