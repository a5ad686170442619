import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { OrderedAnswer } from './in-order-of-answering.ts';

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
