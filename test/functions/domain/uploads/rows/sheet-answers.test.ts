import { describe, expect, it } from 'vitest';
import { parseOne, skippedRows } from '#test/support/dynamo/rows-of.ts';
import { noJson } from '#functions/domain/words/uploads/rows.ts';

const blank = { remarks: '', strength: '', scw: '', weakness: '' };

describe('options in columns', () => {
  it('drops blank options and keeps the others with their own scores', () => {
    const { questions } = parseOne({
      'Option 1': '',
      'Score Option 1': '1',
      'Option 2': 'B',
      'Score Option 2': '2',
      'Option 5': 'E',
      'Score Option 5': '5',
    });
    expect(questions[0]?.options).toEqual([
      { text: 'B', points: 2, ...blank },
      { text: 'E', points: 5, ...blank },
    ]);
  });
});

describe('answers as JSON', () => {
  it('reads options, even more than five', () => {
    const answers = JSON.stringify([
      { option: ' A ', points: 4, category: 'Goodness', remarks: 'r', scw: 'b', strength: 's', weakness: 'w' },
      { option: 'B' },
      { option: '', points: 3 },
      { option: 3, points: '2' },
      { option: 'E', points: null, remarks: null },
      { option: 'F', points: 'many' },
      { option: 'G', points: 0 },
    ]);
    expect(parseOne({ answers }).questions[0]?.options).toEqual([
      { text: 'A', points: 4, remarks: 'r', scw: 'b', strength: 's', weakness: 'w' },
      { text: 'B', points: 1, ...blank },
      { text: '3', points: 2, ...blank },
      { text: 'E', points: 1, ...blank },
      { text: 'F', points: 0, ...blank },
      { text: 'G', points: 0, ...blank },
    ]);
  });

  it('falls back to the columns if the answers cell is blank', () => {
    expect(parseOne({ answers: ' ', 'Option 1': 'A' }).questions[0]?.options).toHaveLength(1);
  });

  it.each(['{', 'Often, Seldom', '{"option": "A"}', '["A"]', '[null]', '[[{"option": "A"}]]', '7', '['.repeat(50_000)])(
    'skips and reports a row with the broken answers %.20s',
    (answers) => {
      const parsed = parseOne({ answers, 'Option 1': 'is not looked at' });
      expect(skippedRows(parsed)).toEqual([{ row: 2, reason: noJson.problem }]);
      expect(parsed.questions).toHaveLength(1);
    },
  );
});
