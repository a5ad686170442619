import { scaleKey, scalesOf } from '#functions/domain/bank-scales.ts';
import { fitMap } from '#functions/domain/fit-map.ts';
import { diffMaps } from '#functions/domain/map-diff.ts';
import type { ParameterMap, ParameterNote } from '#functions/domain/parameter-map.ts';
import type { BankRow } from '../bank-row.ts';
import type { BankEdits } from './bank-edits.ts';

/** What an admin wants to be said of a scale, and has not submitted. */
export interface NoteEdit {
  note: ParameterNote;
  /** As the version that is edited has it; one that says nothing, where that has none. */
  base: ParameterNote;
  /** Someone else has published another one meanwhile. To be decided before it is submitted. */
  theirs?: ParameterNote;
}

/** A note that says nothing. */
export function blankNote({
  parameter,
  subParameter,
}: Pick<ParameterNote, 'parameter' | 'subParameter'>): ParameterNote {
  return { parameter, subParameter, meaning: '', nextStep: '' };
}

const isSame = (one: ParameterNote, other: ParameterNote) => diffMaps([one], [other]).length === 0;

/** What a map says of a scale. */
export function noteIn(map: ParameterMap, scale: Pick<ParameterNote, 'parameter' | 'subParameter'>): ParameterNote {
  const key = scaleKey(scale);
  return map.find((note) => scaleKey(note) === key) ?? blankNote(scale);
}

/** A note that is as it was is no edit. */
export function withNotes(edits: BankEdits, notes: ParameterMap, map: ParameterMap): BankEdits {
  const changed = new Set(notes.map(scaleKey));
  const others = (edits.notes ?? []).filter(({ note }) => !changed.has(scaleKey(note)));
  const own = notes.flatMap((note): NoteEdit[] => {
    const base = noteIn(map, note);
    return isSame(base, note) ? [] : [{ note, base }];
  });
  return { ...edits, notes: [...others, ...own] };
}

/** What would be said with these edits: of the rows that stay. `fallen`: what goes with the last question of a scale. */
export function editedMap(map: ParameterMap, { notes = [] }: BankEdits, rows: readonly BankRow[]) {
  const { kept, fallen } = fitMap([...map, ...notes.map(({ note }) => note)], staying(rows));
  return { kept, fallen };
}

/** Those that the server gets: of scales that there still are. */
export function notesToSend({ notes = [] }: BankEdits, rows: readonly BankRow[]): ParameterNote[] {
  const scales = new Set(scalesOf(staying(rows)).map(scaleKey));
  return notes.map(({ note }) => note).filter((note) => scales.has(scaleKey(note)));
}

export function staying(rows: readonly BankRow[]): BankRow[] {
  return rows.filter(({ mark }) => mark !== 'deleted');
}

/** The notes of an earlier version's edits, on the live map: what is said there already is done; what two have changed is to be decided. */
export function rebaseNotes({ notes = [] }: BankEdits, live: ParameterMap): NoteEdit[] {
  return notes.flatMap(({ note, base }): NoteEdit[] => {
    const theirs = noteIn(live, note);
    if (isSame(theirs, note)) return [];
    return [{ note, base: theirs, ...(!isSame(theirs, base) && { theirs }) }];
  });
}

/** Decides one: mine stands, or theirs does and mine is dropped. */
export function settleNote(edits: BankEdits, scale: ParameterNote, keeps: 'mine' | 'theirs'): BankEdits {
  const key = scaleKey(scale);
  const notes = (edits.notes ?? []).flatMap((edit): NoteEdit[] => {
    if (scaleKey(edit.note) !== key) return [edit];
    return keeps === 'mine' ? [{ note: edit.note, base: edit.base }] : [];
  });
  return { ...edits, notes };
}
