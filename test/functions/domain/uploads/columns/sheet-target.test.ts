import { describe, expect, it } from 'vitest';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { rowsOf } from '#test/support/dynamo/rows-of.ts';

const read = (...ids: string[]) =>
  parseSheet(
    rowsOf(
      ...ids.map((id, place) => ({ quiz_id: id, category: 'C', Question: `Q${place}`, 'Option 1': 'A', points1: '5' })),
    ),
  );
const told = (ids: string[], kind: string) =>
  read(...ids)
    .defects.filter((defect) => defect.kind === kind)
    .map(({ row, value }) => [row, value]);

describe('the quiz id of a file', () => {
  it.each([
    ['7', 7],
    ['7.', 7],
    ['7.0', 7],
    ['007', 7],
  ])('may be written as %s', (id, quiz) => {
    expect(read(id, id).quizId).toBe(quiz);
  });

  it.each(['1e3', '0x10', '-2', '1.5', '0', 'one', '7²', '७'])('is missing, with a defect, if written as %s', (id) => {
    expect(read(id, id).quizId).toBeUndefined();
    expect(told([id, id], 'no-quiz-id')).toEqual([[2, id]]);
  });

  it('comes from the first row with a valid one, and rows that differ are reported', () => {
    expect(read('abc', 'n/a', '7', '7').quizId).toBe(7);
    expect(told(['abc', 'n/a', '7', '7'], 'no-quiz-id')).toEqual([
      [2, 'abc'],
      [3, 'n/a'],
    ]);
    expect(told(['', '7', ''], 'no-quiz-id')).toEqual([]);
  });
});
