import { describe, expect, it } from 'vitest';
import { type BankEdits, noEdits, withNotes } from '#web/features/question-bank/editing/edits/bank-edits.ts';
import { openConflicts, resolveConflict } from '#web/features/question-bank/editing/edits/conflicts.ts';
import { rebaseEdits } from '#web/features/question-bank/editing/edits/rebase-edits.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';

const mine = noteOf('A', 'a1', { meaning: 'Mine.' });
const theirs = noteOf('A', 'a1', { meaning: 'Theirs.' });
const open = { note: mine, base: theirs, theirs };

describe('saving the parameters dialog', () => {
  it('keeps conflicts that the admin has not decided', () => {
    const edits = { ...noEdits, notes: [open] };
    const other = noteOf('B', 'b1', { meaning: 'Of b1.' });
    expect(withNotes(edits, [mine, other], [theirs]).notes).toEqual([open, { note: other, base: noteOf('B', 'b1') }]);
    const more = { ...mine, nextStep: 'Ask.' };
    expect(withNotes(edits, [more], [theirs]).notes).toEqual([{ ...open, note: more }]);
    expect(withNotes(edits, [theirs], [theirs]).notes).toEqual([]);
  });
});

describe('edits of notes moved to another version', () => {
  const live = bankOfThree().map((question, index) => ({
    ...question,
    id: index + 1,
    number: index + 1,
    createdAt: '',
    createdBy: '',
  }));
  const lacking = live.filter(({ subCategory }) => subCategory !== 'a1');
  const edits: BankEdits = { ...noEdits, notes: [{ note: mine, base: noteOf('A', 'a1') }] };

  it('edits of notes are dropped when their scale is gone', () => {
    expect(rebaseEdits(edits, { questions: lacking, map: [] })).toEqual({
      edits: { ...noEdits, notes: [] },
      gone: [mine],
    });
    expect(rebaseEdits(edits, { questions: live, map: [] })).toEqual({ edits, gone: [] });
  });

  it('are dropped when the same note is live', () => {
    expect(rebaseEdits(edits, { questions: live, map: [mine] }).edits.notes).toEqual([]);
  });

  it('stay when their scale exists only in an added question', () => {
    const [draft] = bankOfThree();
    if (!draft) throw new Error('The bank has questions.');
    const both = { ...edits, added: [{ key: 'new', draft }] };
    expect(rebaseEdits(both, { questions: lacking, map: [] })).toEqual({ edits: both, gone: [] });
  });

  it('conflict with another note on the scale, until the admin decides', () => {
    const { edits: rebased } = rebaseEdits(edits, { questions: live, map: [theirs] });
    expect(rebased.notes).toEqual([open]);
    const [conflict] = openConflicts(rebased);
    if (!conflict) throw new Error('There is no conflict.');
    expect(conflict).toMatchObject({ kind: 'note', mine: [{ after: 'Mine.' }], theirs: [{ after: 'Theirs.' }] });
    expect(resolveConflict(rebased, conflict, 'mine').notes).toEqual([{ note: mine, base: theirs }]);
    expect(resolveConflict(rebased, conflict, 'theirs').notes).toEqual([]);
  });
});
