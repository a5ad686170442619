import { describe, expect, it } from 'vitest';
import { noEdits } from '#web/features/question-bank/editing/bank-edits.ts';
import { rebaseNotes, withNotes } from '#web/features/question-bank/editing/note-edits.ts';
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
  const live = bankOfThree().filter(({ subCategory }) => subCategory !== 'a1');

  it('are dropped when their scale is gone', () => {
    const edits = { ...noEdits, notes: [{ note: mine, base: theirs }] };
    expect(rebaseNotes(edits, [], live)).toEqual({ notes: [], gone: [mine] });
    expect(rebaseNotes(edits, [theirs], bankOfThree())).toEqual({ notes: [{ note: mine, base: theirs }], gone: [] });
  });

  it('stay when their scale exists only in an added question', () => {
    const [draft] = bankOfThree();
    if (!draft) throw new Error('The bank has questions.');
    const edits = { ...noEdits, added: [{ key: 'new', draft }], notes: [{ note: mine, base: noteOf('A', 'a1') }] };
    expect(rebaseNotes(edits, [], live)).toEqual({ notes: edits.notes, gone: [] });
  });
});
