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
