import { diffOptions, type FieldChange } from './option-diff.ts';
import { normaliseText, type DraftQuestion } from './question.ts';

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

/** Counts a difference, for storage with a version. */
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
