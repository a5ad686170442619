import { expect, it } from 'vitest';
import { type DroppedItem, droppedFile } from '#web/features/question-bank/dropped-file.ts';

const file = new File(['x'], 'bank.csv');
const item: DroppedItem = { kind: 'file', getFile: async () => file };

it('is the one that was dropped', async () => {
  expect(await droppedFile([item])).toBe(file);
});

it.each<[string, DroppedItem[]]>([
  ['nothing', []],
  ['two files', [item, item]],
  ['a folder', [{ kind: 'directory' }]],
  ['text', [{ kind: 'text' }]],
])('is none when %s was dropped', async (_, items) => {
  expect(await droppedFile(items)).toBeUndefined();
});
