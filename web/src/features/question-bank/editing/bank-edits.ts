import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { diffQuestions } from '#functions/domain/banks/bank-diff.ts';
import type { NoteEdit } from './note-edits.ts';

/** A concurrent publication has changed this question, too. It has to be resolved before submitting. */
export interface EditConflict {
  /** The question when the person began. */
  before: DraftQuestionView;
  /** The current question; absent if it was deleted. */
  theirs?: DraftQuestionView;
}

interface Edit {
  draft: DraftQuestionView;
  /** The question in the version that is edited. */
  base: DraftQuestionView;
  conflict?: EditConflict;
}

interface Addition {
  /** Made here, because an added question has no id yet. */
  key: string;
  draft: DraftQuestionView;
  isDeleted?: boolean;
  conflict?: EditConflict;
}

interface Deletion {
  base: DraftQuestionView;
  conflict?: EditConflict;
}

/** An admin's unsubmitted changes to a version of a bank, by question id. */
export interface BankEdits {
  edited: Record<number, Edit>;
  added: Addition[];
  deleted: Record<number, Deletion>;
  /** Changed notes on parameters; absent in edits that were stored before notes could be edited. */
  notes?: NoteEdit[];
}

export const noEdits: BankEdits = { edited: {}, added: [], deleted: {} };

export function draftOf({ text, category, subCategory, options }: DraftQuestionView): DraftQuestionView {
  return { text, category, subCategory, options };
}

/** Adds an edit, or removes it if it changes nothing. */
export function withEdit(edits: BankEdits, question: QuestionView, draft: DraftQuestionView): BankEdits {
  const { [question.id]: earlier, ...others } = edits.edited;
  const base = earlier?.base ?? draftOf(question);
  if (diffQuestions(base, draft).length === 0) return { ...edits, edited: others };
  return { ...edits, edited: { ...others, [question.id]: { ...earlier, base, draft } } };
}

export function withAddition(edits: BankEdits, key: string, draft: DraftQuestionView): BankEdits {
  const isKnown = edits.added.some((one) => one.key === key);
  const added = isKnown
    ? edits.added.map((one) => (one.key === key ? { ...one, draft } : one))
    : [...edits.added, { key, draft }];
  return { ...edits, added };
}

/** Marks an added question as deleted; its text comes back when the deletion is undone. */
export function markAddition(edits: BankEdits, key: string, isDeleted: boolean): BankEdits {
  return { ...edits, added: edits.added.map((one) => (one.key === key ? { ...one, isDeleted } : one)) };
}

/** Marks a question as deleted; an edit of it comes back when the deletion is undone. */
export function withDeletion(edits: BankEdits, question: QuestionView): BankEdits {
  return { ...edits, deleted: { ...edits.deleted, [question.id]: { base: draftOf(question) } } };
}

export function withoutDeletion(edits: BankEdits, id: number): BankEdits {
  const { [id]: _undone, ...deleted } = edits.deleted;
  return { ...edits, deleted };
}

export interface EditCounts {
  edited: number;
  added: number;
  deleted: number;
  /** Number of parameters with a changed note. */
  notes: number;
}

export function countEdits(edits: BankEdits): EditCounts {
  const { edited, added, deleted } = changesOf(edits);
  const notes = edits.notes?.length ?? 0;
  return { edited: edited.length, added: added.length, deleted: deleted.length, notes };
}

export function isEmpty({ edited, added, deleted, notes = [] }: BankEdits): boolean {
  return Object.keys(edited).length + added.length + Object.keys(deleted).length + notes.length === 0;
}

/** The edits in the form of the request. */
export function changesOf({ edited, added, deleted }: BankEdits) {
  return {
    edited: Object.entries(edited)
      .filter(([id]) => deleted[Number(id)] === undefined)
      .map(([id, { draft }]) => ({ id: Number(id), draft })),
    added: added.filter(({ isDeleted }) => !isDeleted).map(({ draft }) => draft),
    deleted: Object.keys(deleted).map(Number),
  };
}
