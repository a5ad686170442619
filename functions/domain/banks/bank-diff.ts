import { diffOptions, type FieldChange } from './option-diff.ts';
import { normaliseText, type DraftQuestion } from './question.ts';

/** A question as it is compared: a published one has an id, a draft has none. */
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
 * What one bank has that another has not. Two questions are the same one if they have the same id, else if they have
 * the same text (see {@link normaliseText}). Their numbers do not count.
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
  /** Scales of which the map says something else; absent for none. */
  notes?: number;
}

/** How many of each, to be kept with a version. */
export function countDiff({ added, changed, removed }: BankDiff<unknown>, notes: readonly unknown[]): DiffCounts {
  const questions = { added: added.length, changed: changed.length, removed: removed.length };
  return { ...questions, ...(notes.length > 0 && { notes: notes.length }) };
}

/** Field by field, in the order of the form. */
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
