import {
  comparableName,
  isTypo,
  joinWords,
  type ComparableName,
  type Likeness,
  optionForm,
} from '#functions/domain/text/alike.ts';
import { normaliseText, type DraftQuestion, type Option } from '#functions/domain/banks/question.ts';

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

interface Ranked extends ComparableName {
  of: CountedName;
}

/** For each name of the file the best candidate for what it may mean. The first in rank is never questioned. */
export function nameTwins(names: readonly CountedName[]): NameTwin[] {
  const ranked: Ranked[] = [...names]
    .sort((a, b) => Number(b.liveQuestions > 0) - Number(a.liveQuestions > 0) || weightOf(b) - weightOf(a))
    .map((of) => ({ of, ...comparableName(of.name) }));
  const byForm = new Map<string, Ranked>();
  const isFew = names.length <= maxNamesForTypos;
  return ranked.flatMap((one, place): NameTwin[] => {
    const forms = [one.form, joinWords(one)];
    const same = forms.map((form) => byForm.get(form)).find((found) => found !== undefined);
    for (const form of forms) if (!byForm.has(form)) byForm.set(form, one);
    if (one.of.questions === 0) return [];
    if (same) return [{ from: one.of, to: same.of, by: 'form' }];
    const near = isFew ? ranked.slice(0, place).find((other) => isNear(one, other)) : undefined;
    return near ? [{ from: one.of, to: near.of, by: 'typo' }] : [];
  });
}

function weightOf({ questions, liveQuestions }: CountedName): number {
  return liveQuestions > 0 ? liveQuestions : questions;
}

function isNear(one: Ranked, other: Ranked): boolean {
  return Math.max(one.of.name.length, other.of.name.length) <= longestForTypos && isTypo(one, other);
}

/** The name in use that `name` may be meant as; `undefined` if it is in use itself, or similar to none. */
export function nearestName(name: string, inUse: readonly string[]): string | undefined {
  if (name === '' || inUse.includes(name)) return undefined;
  const known = [...new Set(inUse)].filter((one) => one !== '');
  const counted = known.map((one) => ({ name: one, questions: 0, liveQuestions: 1 }));
  return nameTwins([...counted, { name, questions: 1, liveQuestions: 0 }]).find(({ from }) => from.name === name)?.to
    .name;
}

/** Two options of one question that a candidate cannot tell apart. */
export interface OptionTwin {
  from: string;
  /** The more frequent one in the file, else the first. */
  to: string;
  /** Number of questions with both. */
  questions: number;
  /** The text of the first such question. */
  example: string;
  /** The points in that question. */
  points: { from: number; to: number };
  /** Whether it matters which one is kept: they differ in points or phrases somewhere. */
  differs: boolean;
}

/** Finds similar options with different texts; only these can be merged by a spelling. */
export function optionTwins(
  drafts: readonly DraftQuestion[],
  live: readonly DraftQuestion[],
  kept: ReadonlySet<string>,
): OptionTwin[] {
  const uses = new Map<string, number>();
  for (const { options } of drafts) for (const { text } of options) uses.set(text, (uses.get(text) ?? 0) + 1);
  const accepted = new Map(
    live.map(({ text, options }) => [normaliseText(text), new Set(options.map((one) => one.text))]),
  );
  const found = new Map<string, OptionTwin>();
  for (const draft of drafts) {
    const known = accepted.get(normaliseText(draft.text));
    for (const { from, to } of pairsOf(draft.options, (text) => uses.get(text) ?? 0)) {
      const isAnswered = kept.has(from.text) || (known?.has(from.text) === true && known.has(to.text));
      if (!isAnswered) add(found, draft.text, from, to);
    }
  }
  return [...found.values()];
}

function pairsOf(options: readonly Option[], usesOf: (text: string) => number): { from: Option; to: Option }[] {
  const firsts = new Map<string, Option>();
  const ordered = [...options].sort((a, b) => usesOf(b.text) - usesOf(a.text));
  return ordered.flatMap((option) => {
    const form = optionForm(option.text);
    const first = firsts.get(form);
    if (!first) firsts.set(form, option);
    return first && first.text !== option.text ? [{ from: option, to: first }] : [];
  });
}

function add(found: Map<string, OptionTwin>, example: string, from: Option, to: Option): void {
  const key = JSON.stringify([from.text, to.text]);
  const points = { from: from.points, to: to.points };
  const twin = found.get(key) ?? { from: from.text, to: to.text, questions: 0, example, points, differs: false };
  twin.questions += 1;
  twin.differs ||= phrases.some((part) => from[part] !== to[part]);
  found.set(key, twin);
}

const phrases = ['points', 'remarks', 'strength', 'scw', 'weakness'] as const;
