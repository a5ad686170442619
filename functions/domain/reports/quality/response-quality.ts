import type { Attempt, Answer } from '#functions/domain/attempts/attempt.ts';
import type { Question, Option } from '#functions/domain/banks/question.ts';
import { paperQuestionOf, questionKey } from '#functions/domain/banks/question-bank.ts';
import { presentedOf } from '#functions/domain/attempts/presented-questions.ts';
import { shuffle } from '#functions/domain/attempts/shuffle.ts';
import { shownPosition } from '#functions/domain/attempts/shown-order.ts';
import { chosenOptions } from '#functions/domain/reports/figures/parameters.ts';

/** Raise it with every change of a rule or bound in `assess-quality.ts`: every result stores the version that it was made with. */
export const qualityRulesVersion = 2;

/** `caution`: something limits what the report can say. `doubtful`: the answers may not be about the questions at all. */
export const qualityTiers = ['good', 'caution', 'doubtful'] as const;
export type QualityTier = (typeof qualityTiers)[number];

export const qualityCodes = [
  /** A longer run of one screen position than chance would give. */
  'same-position',
  /** A more uneven use of screen positions than chance would give. */
  'uneven-positions',
  /** Steps from one screen position to the next that are more alike than chance would make them, such as 1-2-3-4-5. */
  'regular-steps',
  /** Faster than reading. Provisional: its bound was set without data. */
  'fast-answers',
  /** Almost always the option with the most points. */
  'ceiling',
  /** Answers within sub-parameters vary widely. Shown to admins only, until it is validated with real people. */
  'scattered',
  /** Too few answers to judge. */
  'few-answers',
] as const;
export type QualityCode = (typeof qualityCodes)[number];

/** The tier of each reason. Only findings that chance excludes make a report doubtful. */
export const tierOf: Record<QualityCode, QualityTier> = {
  'same-position': 'doubtful',
  'uneven-positions': 'doubtful',
  'regular-steps': 'doubtful',
  'fast-answers': 'caution',
  ceiling: 'caution',
  scattered: 'caution',
  'few-answers': 'caution',
};

export interface QualityReason {
  code: QualityCode;
  /** The values that the finding is based on, by name. */
  values: Record<string, number>;
  /** Text for admins. */
  text: string;
}

/** How far a report can be trusted. It never leads to a rejection. */
export interface ResponseQuality {
  rules: number;
  tier: QualityTier;
  reasons: QualityReason[];
}

/** A limit of human reading: 60 ms per word are 1,000 words a minute. */
const reading = { secondsAWord: 0.06, min: 2 } as const;

/** The shortest possible reading time of a question with its options, in seconds. */
export function minReadingSeconds({ text, options }: Pick<Question, 'text' | 'options'>): number {
  const words = [text, ...options.map((option) => option.text)].flatMap((one) => one.match(/\S+/g) ?? []).length;
  return Math.max(reading.min, reading.secondsAWord * words);
}

/**
 * Counts the answers with a known time, and those among them that were faster than reading. An answer's time is that since the previous
 * answer, so the first has none. An answer during which the page was entered or left has none either, because it is unknown when its
 * question was visible. Times are whole seconds.
 */
export function countFast(
  { createdAt, events }: Pick<Attempt, 'createdAt' | 'events'>,
  given: readonly OrderedAnswer[],
): { timed: number; fast: number } {
  const interruptions = Object.values(events).map(({ at }) => at - createdAt / 1000);
  let [timed, fast] = [0, 0];
  given.forEach(({ seconds, question }, index) => {
    const before = given[index - 1]?.seconds;
    if (before === undefined) return;
    // Both are rounded down to a second, so an interruption may be one off.
    if (interruptions.some((at) => at > before - 1 && at < seconds + 1)) return;
    timed += 1;
    if (seconds - before < minReadingSeconds(question)) fast += 1;
  });
  return { timed, fast };
}

export interface OrderedAnswer extends Answer {
  question: Question;
  option: Option;
  /** The option's place on the screen, 0 = top. */
  position: number;
}

/** The answers in the order in which they were given; those of the same second in the order of the questions. */
export function inOrderOfAnswering(
  { answers, seed, asked }: Pick<Attempt, 'answers' | 'seed' | 'asked'>,
  questions: readonly Question[],
): OrderedAnswer[] {
  const chosen = chosenOptions(answers, questions);
  const ids = questions.map(({ id }) => ({ id: questionKey(id) }));
  const place = new Map(shuffle(presentedOf(ids, asked), seed).map(({ id }, index) => [id, index]));
  return questions
    .flatMap((question) => {
      const key = questionKey(question.id);
      const [answer, option] = [answers[key], chosen.get(question.id)];
      const position = answer && shownPosition(paperQuestionOf(question), answer.optionId, seed);
      if (!answer || !option || position === undefined) return [];
      return [{ ...answer, question, option, position, place: place.get(key) ?? 0 }];
    })
    .sort((a, b) => a.seconds - b.seconds || a.place - b.place)
    .map(({ place: _, ...answer }) => answer);
}

/** An answer by its place on the screen: `position` 0 is the top one of `optionCount` ≥ 2. */
export interface PlacedAnswer {
  position: number;
  optionCount: number;
}

/**
 * The longest run of one position, in the order of answering. Someone who always clicks the fourth option clicks the last one where
 * there are only three: that counts as the same position.
 */
export function longestRun(answers: readonly PlacedAnswer[]): number {
  const aims = Array.from({ length: maxOptionCount(answers) }, (_, aim) => aim);
  return Math.max(0, ...aims.map((aim) => longestHits(answers, aim)));
}

function longestHits(answers: readonly PlacedAnswer[], aim: number): number {
  let [run, longest] = [0, 0];
  for (const { position, optionCount } of answers) {
    run = position === Math.min(aim, optionCount - 1) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * The probability that an honest person has such a run or a longer one. Options are shuffled, so all positions of an answer are equally
 * likely, whatever is chosen. Exact if all questions have equally many options, else an upper bound: the sum over the positions aimed
 * at.
 */
export function runProbability(optionCounts: readonly number[], length: number): number {
  const [first = 0] = optionCounts;
  if (length > optionCounts.length) return 0;
  if (optionCounts.every((count) => count === first)) {
    // An answer with the position of the previous one continues the run.
    return streakProbability(
      optionCounts.slice(1).map((count) => 1 / count),
      length - 1,
    );
  }
  const ofOneAim = streakProbability(
    optionCounts.map((count) => 1 / count),
    length,
  );
  return Math.min(1, Math.max(...optionCounts) * ofOneAim);
}

/**
 * The probability that this many consecutive events occur, given independent chances (0 < c < 1): the sum over the place at which the
 * streak is first complete.
 */
export function streakProbability(chances: readonly number[], length: number): number {
  if (length <= 0) return 1;
  const logs = [0];
  for (const chance of chances) logs.push((logs.at(-1) ?? 0) + Math.log(chance));
  /** Indexed by the number of events so far. */
  const complete = Array.from({ length: chances.length + 1 }, () => 0);
  for (let end = length; end <= chances.length; end++) {
    const streak = Math.exp((logs[end] ?? 0) - (logs[end - length] ?? 0));
    const miss = end === length ? 1 : 1 - (chances[end - length - 1] ?? 0);
    const notYet = 1 - (complete[end - length - 1] ?? 0);
    complete[end] = (complete[end - 1] ?? 0) + notYet * miss * streak;
  }
  return complete.at(-1) ?? 0;
}

/** The counts of each position among the questions with the most frequent number of options; in case of a tie with the greater number. */
export function positionCounts(answers: readonly PlacedAnswer[]): number[] {
  const byCount = new Map<number, number[]>();
  for (const { position, optionCount } of answers) {
    const counts = byCount.get(optionCount) ?? Array.from({ length: optionCount }, () => 0);
    counts[position] = (counts[position] ?? 0) + 1;
    byCount.set(optionCount, counts);
  }
  const size = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const [most = []] = [...byCount.values()].sort((a, b) => size(b) - size(a) || b.length - a.length);
  return most;
}

function maxOptionCount(answers: readonly PlacedAnswer[]): number {
  return Math.max(0, ...answers.map(({ optionCount }) => optionCount));
}
