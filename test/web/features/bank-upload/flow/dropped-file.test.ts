import { expect, it } from 'vitest';
import { type DroppedItem, droppedFile } from '#web/features/bank-upload/flow/dropped-file.ts';

const file = new File(['x'], 'bank.csv');
const item: DroppedItem = { kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => ({ isDirectory: false }) };

it('droppedFile returns the single dropped file', () => {
  expect(droppedFile([item])).toBe(file);
});

it.each<[string, DroppedItem[]]>([
  ['nothing', []],
  ['two files', [item, item]],
  ['a folder', [{ ...item, webkitGetAsEntry: () => ({ isDirectory: true }) }]],
  ['text', [{ ...item, kind: 'string', getAsFile: () => null }]],
])('droppedFile returns nothing when %s was dropped', (_, items) => {
  expect(droppedFile(items)).toBeUndefined();
});
