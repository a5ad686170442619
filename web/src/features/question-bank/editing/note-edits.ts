import { scaleKey, scalesOf, scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { fitMap, diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import type { ParameterMap, ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { plural } from '#functions/domain/text/counted.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import type { BankEdits } from './bank-edits.ts';

/** An admin's unsubmitted note on a scale. */
export interface NoteEdit {
  note: ParameterNote;
  /** The note in the version that is edited; empty if there is none. */
  base: ParameterNote;
  /** A note that someone else has published meanwhile. It has to be resolved before submitting. */
  theirs?: ParameterNote;
}

/** An empty note. */
export function blankNote({
  parameter,
  subParameter,
}: Pick<ParameterNote, 'parameter' | 'subParameter'>): ParameterNote {
  return { parameter, subParameter, meaning: '', nextStep: '' };
}

const isSame = (one: ParameterNote, other: ParameterNote) => diffMaps([one], [other]).length === 0;

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
    return isSame(base, note) ? [] : [{ ...earlier.get(scaleKey(note)), note, base }];
  });
  return { ...edits, notes: [...others, ...own] };
}

/** The map after these edits, for the rows that stay. `fallen`: notes that are dropped because their scale lost its last question. */
export function editedMap(map: ParameterMap, { notes = [] }: BankEdits, rows: readonly BankRow[]) {
  const { kept, fallen } = fitMap([...map, ...notes.map(({ note }) => note)], remainingRows(rows));
  return { kept, fallen };
}

/** The notes to send: only those on scales that still exist. */
export function notesToSend({ notes = [] }: BankEdits, rows: readonly BankRow[]): ParameterNote[] {
  const scales = new Set(scalesOf(remainingRows(rows)).map(scaleKey));
  return notes.map(({ note }) => note).filter((note) => scales.has(scaleKey(note)));
}

export function remainingRows(rows: readonly BankRow[]): BankRow[] {
  return rows.filter(({ mark }) => mark !== 'deleted');
}

interface RebasedNotes {
  notes: NoteEdit[];
  /** Dropped notes, because their scale no longer exists. */
  gone: ParameterNote[];
}

/**
 * Moves the notes of an earlier version's edits to the live map: notes that are live already are dropped; those that someone else
 * changed, too, become conflicts. Those on scales that neither the live questions nor the other edits have are dropped.
 */
export function rebaseNotes(
  { edited, added, notes = [] }: BankEdits,
  live: ParameterMap,
  questions: Parameters<typeof scalesOf>[0],
): RebasedNotes {
  const drafts = [...Object.values(edited), ...added].map(({ draft }) => draft);
  const scales = new Set(scalesOf([...questions, ...drafts]).map(scaleKey));
  const isThere = ({ note }: NoteEdit) => scales.has(scaleKey(note));
  const rebased = notes.filter(isThere).flatMap(({ note, base }): NoteEdit[] => {
    const theirs = noteIn(live, note);
    if (isSame(theirs, note)) return [];
    return [{ note, base: theirs, ...(!isSame(theirs, base) && { theirs }) }];
  });
  return { notes: rebased, gone: notes.filter((edit) => !isThere(edit)).map(({ note }) => note) };
}

export function droppedNotesText(gone: ParameterMap): string {
  const names = gone.map((note) => `“${scaleTitle(note)}”`).join(', ');
  return `No question has ${names} any more. What you changed under Parameters for ${plural(gone.length, 'it', 'them')} is dropped.`;
}

/** Resolves a conflict: my note wins, or theirs does and mine is dropped. */
export function resolveNote(edits: BankEdits, scale: ParameterNote, keeps: 'mine' | 'theirs'): BankEdits {
  const key = scaleKey(scale);
  const notes = (edits.notes ?? []).flatMap((edit): NoteEdit[] => {
    if (scaleKey(edit.note) !== key) return [edit];
    return keeps === 'mine' ? [{ note: edit.note, base: edit.base }] : [];
  });
  return { ...edits, notes };
}
