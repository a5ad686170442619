import { refuse } from '#functions/domain/refusal.ts';
import * as words from '#functions/domain/words/attempts.ts';

/*
 * A new attempt presents the questions of its bank version that no completed attempt of the person at this quiz has answered, or all
 * of them if that leaves none.
 *
 * The choice is packed into a short text that the write of an answer can check: `+` and the marks of the presented questions, or `-`
 * and the marks of the others, whichever are fewer. A version never changes, so a question's mark is the character for its index among
 * the version's ids. In UTF-8 no character occurs inside another one, so the marks need no separator.
 */

/** The value for all questions, which an attempt does not store. */
export const everyQuestion = '-';

const firstMark = 0x30;
const surrogates = { first: 0xd800, count: 0x800 };

function markAt(place: number): string {
  const code = firstMark + place;
  return String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count);
}

/** The mark of a question. `ids`: all questions of the version, in any order. */
export function presentedMark(ids: readonly string[], id: string): string {
  return markAt(ids.filter((other) => other < id).length);
}

/** Packs the choice. `ids` as for {@link presentedMark}. */
export function packPresented(ids: readonly string[], presented: ReadonlySet<string>): string {
  const marks = [...ids].sort().map((id, place) => ({ isIn: presented.has(id), mark: markAt(place) }));
  const [shown, others] = [marks.filter(({ isIn }) => isIn), marks.filter(({ isIn }) => !isIn)];
  const [sign, fewer] = shown.length < others.length ? ['+', shown] : ['-', others];
  return sign + fewer.map(({ mark }) => mark).join('');
}

/** Whether the question of this mark is presented. */
export function isPresented(presented: string | undefined = everyQuestion, mark: string): boolean {
  return presented.startsWith('+') === presented.includes(mark);
}

/** The number of presented questions of a version with `total` questions. */
export function presentedCount(presented: string | undefined = everyQuestion, total: number): number {
  const marks = [...presented].length - 1;
  return presented.startsWith('+') ? marks : total - marks;
}

/** The presented ones of the version's questions, in the given order. */
export function presentedOf<T extends { id: string }>(
  questions: readonly T[],
  presented: string | undefined = everyQuestion,
): T[] {
  const places = questions.map(({ id }) => id).sort();
  const markOf = new Map(places.map((id, place) => [id, markAt(place)]));
  return questions.filter(({ id }) => isPresented(presented, markOf.get(id) ?? ''));
}

type Completed = readonly { answers: Readonly<Record<string, unknown>> }[];

/** The questions that no completed attempt has answered. */
export function newQuestions(ids: readonly string[], completed: Completed): string[] {
  const answered = new Set(completed.flatMap(({ answers }) => Object.keys(answers)));
  return ids.filter((id) => !answered.has(id));
}

/** The packed choice for a new attempt. `ids` as for {@link presentedMark}. */
export function choosePresented(ids: readonly string[], completed: Completed): string {
  const fresh = newQuestions(ids, completed);
  return fresh.length > 0 ? packPresented(ids, new Set(fresh)) : everyQuestion;
}

export function refuseNotFirst(): never {
  refuse('not-presented', words.notFirst);
}

export function refuseNotPresented(cause?: unknown): never {
  refuse('not-presented', words.notAsked, cause);
}
