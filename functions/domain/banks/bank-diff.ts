import type { saidFields } from './parameters/parameter-map.ts';
import { normaliseText, type DraftQuestion, type Option } from './question.ts';
import { withPoints } from '#functions/domain/words/bank.ts';

/** A question for a comparison: a published one has an id, a draft has none. */
type Comparable = DraftQuestion & { id?: number };

export interface ChangedQuestion<Before, After> {
  before: Before;
  after: After;
  fields: FieldChange[];
}

export interface BankDiff<Before, After = Before> {
  added: After[];
  changed: ChangedQuestion<Before, After>[];
  removed: Before[];
  same: After[];
}

/**
 * The difference between two banks. Questions are the same if they have the same id, else if they have the same text (see {@link
 * normaliseText}). Numbers are ignored.
 */
export function diffBanks<Before extends Comparable, After extends Comparable>(
  before: readonly Before[],
  after: readonly After[],
): BankDiff<Before, After> {
  const pairs = pairQuestions(before, after);
  const diff: BankDiff<Before, After> = { added: [], changed: [], removed: [], same: [] };
  for (const question of after) {
    const earlier = pairs.get(question);
    if (!earlier) {
      diff.added.push(question);
      continue;
    }
    const fields = diffQuestions(earlier, question);
    if (fields.length === 0) diff.same.push(question);
    else diff.changed.push({ before: earlier, after: question, fields });
  }
  const paired = new Set(pairs.values());
  diff.removed = before.filter((question) => !paired.has(question));
  return diff;
}

export interface DiffCounts {
  added: number;
  changed: number;
  removed: number;
  /** Number of scales whose note has changed; absent for none. */
  notes?: number;
}

export function countDiff({ added, changed, removed }: BankDiff<unknown>, notes: readonly unknown[]): DiffCounts {
  const questions = { added: added.length, changed: changed.length, removed: removed.length };
  return { ...questions, ...(notes.length > 0 && { notes: notes.length }) };
}

/** Compares two questions field by field, in the order of the form. */
export function diffQuestions(before: DraftQuestion, after: DraftQuestion): FieldChange[] {
  const own = (['text', 'category', 'subCategory'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return [...own, ...diffOptions(before.options, after.options)];
}

function pairQuestions<Before extends Comparable, After extends Comparable>(
  before: readonly Before[],
  after: readonly After[],
): Map<After, Before> {
  const pairs = new Map<After, Before>();
  const taken = new Set<Before>();
  const pairBy = (keyOf: (question: Comparable) => string | number | undefined) => {
    const known = new Map<string | number, Before>();
    for (const question of before) {
      const key = keyOf(question);
      if (key !== undefined && !taken.has(question) && !known.has(key)) known.set(key, question);
    }
    for (const question of after) {
      const key = keyOf(question);
      const earlier = key === undefined || pairs.has(question) ? undefined : known.get(key);
      if (key === undefined || !earlier) continue;
      known.delete(key);
      taken.add(earlier);
      pairs.set(question, earlier);
    }
  };
  pairBy(({ id }) => id);
  pairBy(({ text }) => normaliseText(text));
  return pairs;
}

/** A single change. `before` is absent for an added value, `after` for a removed one. */
export interface FieldChange {
  field: 'text' | 'category' | 'subCategory' | OptionField | 'option' | 'place' | (typeof saidFields)[number];
  /** For a change of an option: its text, the new one if it still exists. */
  option?: string;
  before?: string;
  after?: string;
}

type OptionField = 'optionText' | 'points' | 'remarks' | 'strength' | 'scw' | 'weakness';

const phrases = ['remarks', 'strength', 'scw', 'weakness'] as const;

interface Pair {
  from: number;
  to: number;
}

/** The differences between a question's options. A removed text counts as renamed if the option now in its place is new. */
export function diffOptions(before: readonly Option[], after: readonly Option[]): FieldChange[] {
  const pairs = pairOptions(before, after);
  const stayed = inOrder(pairs);
  const changes = after.flatMap((option, to): FieldChange[] => {
    const pair = pairs.find((one) => one.to === to);
    const earlier = pair && before[pair.from];
    if (!earlier) return [{ field: 'option', option: option.text, after: withPoints(option.text, option.points) }];
    const moved: FieldChange[] = stayed.has(pair)
      ? []
      : [{ field: 'place', option: option.text, before: String(pair.from + 1), after: String(to + 1) }];
    return [...changedFields(earlier, option), ...moved];
  });
  const removed = before.flatMap((option, from): FieldChange[] =>
    pairs.some((pair) => pair.from === from)
      ? []
      : [{ field: 'option', option: option.text, before: withPoints(option.text, option.points) }],
  );
  return [...changes, ...removed];
}

function changedFields(before: Option, after: Option): FieldChange[] {
  const option = after.text;
  const compared: [OptionField, string, string][] = [
    ['optionText', before.text, after.text],
    ['points', String(before.points), String(after.points)],
    ...phrases.map((field): [OptionField, string, string] => [field, before[field], after[field]]),
  ];
  return compared
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, option, before: was, after: is }));
}

/** Pairs options by text, then by place. */
function pairOptions(before: readonly Option[], after: readonly Option[]): Pair[] {
  const left = new Set(before.keys());
  const pairs: Pair[] = [];
  const take = (to: number, from: number | undefined) => {
    if (from === undefined || !left.delete(from)) return;
    pairs.push({ from, to });
  };
  const texts = before.map(({ text }) => normaliseText(text));
  after.forEach(({ text }, to) => {
    const wanted = normaliseText(text);
    take(
      to,
      [...left].find((from) => texts[from] === wanted),
    );
  });
  const paired = new Set(pairs.map(({ to }) => to));
  for (const to of after.keys()) if (!paired.has(to)) take(to, to);
  return pairs.sort((a, b) => a.to - b.to);
}

/** The longest subsequence of pairs that kept their order: all other options were moved. */
function inOrder(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const best: Pair[][] = [];
  pairs.forEach((pair, index) => {
    const before = best
      .slice(0, index)
      .filter((chain) => (chain.at(-1)?.from ?? -1) < pair.from)
      .reduce<Pair[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    best.push([...before, pair]);
  });
  return new Set(best.reduce<Pair[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []));
}
