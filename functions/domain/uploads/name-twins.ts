import { comparableName, isTypo, joinWords, type ComparableName, type Likeness } from '#functions/domain/text/alike.ts';

/** A name with its number of occurrences in the file and in the live bank. */
export interface CountedName {
  name: string;
  questions: number;
  liveQuestions: number;
}

/** A name of the file that may be meant as another one. */
export interface NameTwin {
  from: CountedName;
  /** The live bank's name, else the more frequent one. */
  to: CountedName;
  by: Likeness;
}

/** Limit of names that are compared for typos; above it, only differences in form are found. */
export const maxNamesForTypos = 500;
const longestForTypos = 120;

interface Ranked extends CountedName, ComparableName {}

/** For each name of the file the best candidate for what it may mean. The first in rank is never questioned. */
export function nameTwins(names: readonly CountedName[]): NameTwin[] {
  const ranked: Ranked[] = names
    .map((one) => ({ ...one, ...comparableName(one.name) }))
    .sort((a, b) => Number(b.liveQuestions > 0) - Number(a.liveQuestions > 0) || weightOf(b) - weightOf(a));
  const byForm = new Map<string, Ranked>();
  const isFew = names.length <= maxNamesForTypos;
  return ranked.flatMap((one, place) => {
    const forms = [one.form, joinWords(one)];
    const same = forms.map((form) => byForm.get(form)).find((found) => found !== undefined);
    for (const form of forms) if (!byForm.has(form)) byForm.set(form, one);
    if (one.questions === 0) return [];
    if (same) return [twinOf(one, same, 'form')];
    const near = isFew && one.name.length <= longestForTypos ? findTypo(one, ranked.slice(0, place)) : undefined;
    return near ? [twinOf(one, near, 'typo')] : [];
  });
}

function weightOf({ questions, liveQuestions }: CountedName): number {
  return liveQuestions > 0 ? liveQuestions : questions;
}

function findTypo(one: Ranked, others: readonly Ranked[]): Ranked | undefined {
  return others.find((other) => other.name.length <= longestForTypos && isTypo(one, other));
}

function twinOf(one: Ranked, other: Ranked, by: Likeness): NameTwin {
  return { from: countsOf(one), to: countsOf(other), by };
}

function countsOf({ name, questions, liveQuestions }: Ranked): CountedName {
  return { name, questions, liveQuestions };
}

/** The name in use that `name` may be meant as; `undefined` if it is in use itself, or similar to none. */
export function nearestName(name: string, inUse: readonly string[]): string | undefined {
  if (name === '' || inUse.includes(name)) return undefined;
  const known = [...new Set(inUse)].filter((one) => one !== '');
  const counted = known.map((one) => ({ name: one, questions: 0, liveQuestions: 1 }));
  return nameTwins([...counted, { name, questions: 1, liveQuestions: 0 }]).find(({ from }) => from.name === name)?.to
    .name;
}
