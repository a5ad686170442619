import { diffQuestions, type FieldChange } from '#functions/domain/banks/bank-diff.ts';
import { scaleKey, scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { type BankEdits, blankNote, type NoteEdit } from './bank-edits.ts';

/** A question or a note that two people have changed. */
export interface OpenConflict {
  /** Key of the question, of the added one, or of the note's scale. */
  key: string;
  kind: 'edited' | 'gone' | 'deleted' | 'note';
  title: string;
  /** Their changes; absent if they have removed the question. */
  theirs?: readonly FieldChange[];
  /** The person's own changes; absent if they have deleted the question. */
  mine?: readonly FieldChange[];
}

/** Conflicts that the person has to resolve. */
export function openConflicts({ edited, added, deleted, notes = [] }: BankEdits): OpenConflict[] {
  const ofQuestion = (key: string, kind: OpenConflict['kind'], { conflict, draft }: ClashOf): OpenConflict[] => {
    if (!conflict) return [];
    const { before, theirs } = conflict;
    const sides = {
      ...(theirs && { theirs: diffQuestions(before, theirs) }),
      ...(draft && { mine: diffQuestions(before, draft) }),
    };
    return [{ key, kind, title: before.text, ...sides }];
  };
  return [
    ...Object.entries(edited).flatMap(([id, edit]) => (deleted[Number(id)] ? [] : ofQuestion(id, 'edited', edit))),
    ...added.flatMap((one) => (one.isDeleted ? [] : ofQuestion(one.key, 'gone', one))),
    ...Object.entries(deleted).flatMap(([id, deletion]) => ofQuestion(id, 'deleted', deletion)),
    ...notes.flatMap(({ note, theirs }): OpenConflict[] =>
      theirs
        ? [
            {
              key: scaleKey(note),
              kind: 'note',
              title: scaleTitle(note),
              theirs: fieldsOf(theirs),
              mine: fieldsOf(note),
            },
          ]
        : [],
    ),
  ];
}

interface ClashOf {
  conflict?: BankEdits['added'][number]['conflict'];
  draft?: BankEdits['added'][number]['draft'];
}

/** All that a note says, as changes of an empty one. */
function fieldsOf(note: ParameterNote): readonly FieldChange[] {
  return diffMaps([blankNote(note)], [note])[0]?.fields ?? [];
}

/** Resolves a conflict: my version wins, or theirs does and mine is dropped. */
export function resolveConflict(edits: BankEdits, { key, kind }: OpenConflict, keeps: 'mine' | 'theirs'): BankEdits {
  const settle = <One extends { conflict?: unknown }>({ conflict: _decided, ...one }: One) =>
    keeps === 'mine' ? [one] : [];
  switch (kind) {
    case 'gone':
      return { ...edits, added: edits.added.flatMap((one) => (one.key === key ? settle(one) : [one])) };
    case 'note': {
      const settleNote = ({ note, base }: NoteEdit) => (keeps === 'mine' ? [{ note, base }] : []);
      const notes = (edits.notes ?? []).flatMap((one) => (scaleKey(one.note) === key ? settleNote(one) : [one]));
      return { ...edits, notes };
    }
    case 'edited':
    case 'deleted': {
      const { [Number(key)]: mine, ...others } = edits[kind];
      const settled = mine ? settle(mine) : [];
      return { ...edits, [kind]: settled[0] ? { ...others, [key]: settled[0] } : others };
    }
  }
}
