import { expect, it } from 'vitest';
import { editsOf, noteEditsOf } from '#functions/domain/admin/audit.ts';

it('an audit entry keeps at most twenty edits of ten short fields each', () => {
  const long = 'x'.repeat(10_000);
  const change = { field: 'text', option: long, before: long, after: long } as const;
  const changed = Array(30).fill({ after: { number: 1 }, fields: Array(12).fill(change) }) as never[];
  const edits = editsOf({ added: [], changed, removed: [], same: [] });
  expect(edits.map(({ fields }) => fields.length)).toEqual(Array(20).fill(10));
  const notes = noteEditsOf(Array(30).fill({ parameter: long, subParameter: long, fields: [change] }));
  expect(notes).toHaveLength(20);
  expect(JSON.stringify([edits, notes]).length).toBeLessThan(120_000);
});
