import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { diffQuestions } from '#functions/domain/banks/bank-diff.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { type BankEdits, draftOf, noEdits, withDeletion, withEdit } from '../bank-edits.ts';

/** Moves the edits of an earlier version to the live one. Drops only edits that are live already; conflicting changes are left to the person. */
export function rebaseEdits(edits: BankEdits, live: readonly QuestionView[]): BankEdits {
  const now = new Map(live.map((question) => [question.id, draftOf(question)]));
  const same = new Map(live.map((question) => [normaliseText(question.text), question]));
  const isThere = (draft: DraftQuestionView) => {
    const theirs = same.get(normaliseText(draft.text));
    return theirs !== undefined && diffQuestions(theirs, draft).length === 0;
  };
  let rebased: BankEdits = { ...noEdits, added: edits.added.filter(({ draft }) => !isThere(draft)) };

  for (const [key, { draft, base }] of Object.entries(edits.edited)) {
    const id = Number(key);
    const theirs = now.get(id);
    if (!theirs) {
      // Becomes a new question, unless it was to be deleted anyway.
      const kept = { key: `gone ${id}`, draft, conflict: { before: base } };
      if (!edits.deleted[id] && !isThere(draft)) rebased = { ...rebased, added: [...rebased.added, kept] };
      continue;
    }
    const { merged, isClash } = mergeDrafts(base, draft, theirs);
    if (diffQuestions(theirs, merged).length === 0) continue;
    const edit = { draft: merged, base: theirs, ...(isClash && { conflict: { before: base, theirs } }) };
    rebased = { ...rebased, edited: { ...rebased.edited, [id]: edit } };
  }

  for (const [key, { base }] of Object.entries(edits.deleted)) {
    const id = Number(key);
    const theirs = now.get(id);
    if (!theirs) continue;
    const isChanged = diffQuestions(base, theirs).length > 0;
    const deletion = { base: theirs, ...(isChanged && { conflict: { before: base, theirs } }) };
    rebased = { ...rebased, deleted: { ...rebased.deleted, [id]: deletion } };
  }
  return rebased;
}

/** Turns additions that are live now into edits of the live questions, if they were changed while they were being submitted. */
export function resolveAdditions(edits: BankEdits, submitted: BankEdits, live: readonly QuestionView[]): BankEdits {
  const same = new Map(live.map((question) => [normaliseText(question.text), question]));
  let settled = edits;
  for (const { key, draft, isDeleted } of submitted.added) {
    const mine = edits.added.find((one) => one.key === key);
    const theirs = same.get(normaliseText(draft.text));
    if (isDeleted || !mine || !theirs) continue;
    const asSubmitted = { ...theirs, ...draft };
    const others = { ...settled, added: settled.added.filter((one) => one !== mine) };
    settled = mine.isDeleted ? withDeletion(others, asSubmitted) : withEdit(others, asSubmitted, mine.draft);
  }
  return settled;
}

const parts = ['text', 'category', 'subCategory', 'options'] as const;

/** Merges part by part. A part that both changed differently keeps mine and is a clash. */
function mergeDrafts(before: DraftQuestionView, mine: DraftQuestionView, theirs: DraftQuestionView) {
  let isClash = false;
  const chosen = parts.map((part) => {
    const [was, my, their] = [before[part], mine[part], theirs[part]].map((value) => JSON.stringify(value));
    if (my === was || my === their) return [part, theirs[part]];
    isClash ||= their !== was;
    return [part, mine[part]];
  });
  return { merged: Object.fromEntries(chosen) as DraftQuestionView, isClash };
}

export interface OpenConflict {
  /** Key of the question, or of the added one. */
  key: string;
  kind: 'edited' | 'gone' | 'deleted';
  mine: DraftQuestionView;
  before: DraftQuestionView;
  theirs?: DraftQuestionView;
}

/** Conflicts that the person has to resolve. */
export function openConflicts({ edited, added, deleted }: BankEdits): OpenConflict[] {
  return [
    ...Object.entries(edited).flatMap(([key, { draft, conflict }]) =>
      conflict && !deleted[Number(key)] ? [{ key, kind: 'edited' as const, mine: draft, ...conflict }] : [],
    ),
    ...added.flatMap(({ key, draft, isDeleted, conflict }) =>
      conflict && !isDeleted ? [{ key, kind: 'gone' as const, mine: draft, ...conflict }] : [],
    ),
    ...Object.entries(deleted).flatMap(([key, { base, conflict }]) =>
      conflict ? [{ key, kind: 'deleted' as const, mine: base, ...conflict }] : [],
    ),
  ];
}

/** Resolves a conflict: my version wins, or theirs does and mine is dropped. */
export function resolveConflict(edits: BankEdits, { key, kind }: OpenConflict, keeps: 'mine' | 'theirs'): BankEdits {
  if (kind === 'gone') {
    const added = edits.added.flatMap((one) => {
      if (one.key !== key) return [one];
      return keeps === 'mine' ? [{ key, draft: one.draft }] : [];
    });
    return { ...edits, added };
  }
  const of = kind === 'edited' ? 'edited' : 'deleted';
  const { [Number(key)]: settled, ...others } = edits[of] as Record<number, { conflict?: unknown }>;
  if (!settled || keeps === 'theirs') return { ...edits, [of]: others };
  const { conflict: _decided, ...kept } = settled;
  return { ...edits, [of]: { ...others, [key]: kept } };
}
