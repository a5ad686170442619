import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { diffQuestions } from '#functions/domain/banks/bank-diff.ts';
import { scaleKey, scalesOf } from '#functions/domain/banks/bank-scales.ts';
import { makeNote, type ParameterMap, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps, fitMap } from '#functions/domain/banks/parameters/review-map.ts';
import { type BankRow, rowOf } from '#web/features/bank/table/bank-row.ts';

/** A question that a concurrent publication has changed, too. It has to be resolved before submitting. */
interface Clash {
  conflict?: {
    /** The question when the person began. */
    before: DraftQuestionView;
    /** The current question; absent if it was deleted. */
    theirs?: DraftQuestionView;
  };
}

interface Deletion extends Clash {
  /** The question in the version that is edited. */
  base: DraftQuestionView;
}

interface Edit extends Deletion {
  draft: DraftQuestionView;
}

interface Addition extends Clash {
  /** Made here, because an added question has no id yet. */
  key: string;
  draft: DraftQuestionView;
  isDeleted?: boolean;
}

/** An admin's unsubmitted note on a scale. */
export interface NoteEdit {
  note: ParameterNote;
  /** The note in the version that is edited; empty if there is none. */
  base: ParameterNote;
  /** A note that someone else has published meanwhile. It has to be resolved before submitting. */
  theirs?: ParameterNote;
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

/** An empty note. */
export function blankNote(scale: Pick<ParameterNote, 'parameter' | 'subParameter'>): ParameterNote {
  return makeNote(scale, undefined, () => '');
}

/** A map's note on a scale. */
export function noteIn(map: ParameterMap, scale: Pick<ParameterNote, 'parameter' | 'subParameter'>): ParameterNote {
  const key = scaleKey(scale);
  return map.find((note) => scaleKey(note) === key) ?? blankNote(scale);
}

/** Adds changed notes to the edits, and drops unchanged ones. Open conflicts stay open. */
export function withNotes(edits: BankEdits, notes: ParameterMap, map: ParameterMap): BankEdits {
  const earlier = new Map(edits.notes?.map((edit) => [scaleKey(edit.note), edit]));
  const changed = new Set(notes.map(scaleKey));
  const others = (edits.notes ?? []).filter(({ note }) => !changed.has(scaleKey(note)));
  const own = notes.flatMap((note): NoteEdit[] => {
    const base = noteIn(map, note);
    return diffMaps([base], [note]).length === 0 ? [] : [{ ...earlier.get(scaleKey(note)), note, base }];
  });
  return { ...edits, notes: [...others, ...own] };
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

/** The notes to send: only those on scales that still exist. */
export function notesToSend({ notes = [] }: BankEdits, rows: readonly BankRow[]): ParameterNote[] {
  const scales = new Set(scalesOf(remainingRows(rows)).map(scaleKey));
  return notes.map(({ note }) => note).filter((note) => scales.has(scaleKey(note)));
}

/** The map after these edits, for the rows that stay. `fallen`: notes that are dropped because their scale lost its last question. */
export function editedMap(map: ParameterMap, { notes = [] }: BankEdits, rows: readonly BankRow[]) {
  return fitMap([...map, ...notes.map(({ note }) => note)], remainingRows(rows));
}

/** The lines of a bank with the edits applied: deleted questions stay in place, new ones come last. */
export function editedRows(
  questions: readonly QuestionView[],
  edits: BankEdits,
  quiz: { quizId: number; name: string },
): BankRow[] {
  const lines = questions.map((question) => {
    const { id, number, createdAt } = question;
    const edit = edits.edited[id];
    const mark = edits.deleted[id] ? 'deleted' : edit && 'edited';
    return rowOf({ ...(edit?.draft ?? question), createdAt }, quiz, { key: String(id), number, mark });
  });
  const highest = questions.reduce((most, { number }) => Math.max(most, number), 0);
  const additions = edits.added.map(({ key, draft, isDeleted }, index) =>
    rowOf(draft, quiz, { key, number: highest + 1 + index, mark: isDeleted ? 'deleted' : 'new' }),
  );
  return [...lines, ...additions];
}

export function remainingRows(rows: readonly BankRow[]): BankRow[] {
  return rows.filter(({ mark }) => mark !== 'deleted');
}
