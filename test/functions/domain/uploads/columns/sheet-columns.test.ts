import { describe, expect, it } from 'vitest';
import { headerLength, plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { parseOne, rowsOf, skippedRows } from '#test/support/dynamo/rows-of.ts';

const blank = { remarks: '', strength: '', scw: '', weakness: '' };

describe('reading columns', () => {
  it('reads and trims every column of the product’s own sheet', () => {
    const option = (place: number) => ({
      [`Option ${place}`]: `Text ${place}`,
      [`Score Option ${place}`]: `${6 - place}`,
      [`Report Phrase-Option ${place}`]: `Phrase ${place}`,
      [`Weakness Option ${place}`]: `Weak ${place}`,
      [`Strength Cum Weakness Option ${place}`]: `Both ${place}`,
      [`Strength Option ${place}`]: `Strong ${place}`,
    });
    const cells: Record<string, string> = {
      'Sr. No.': '7',
      'Groupng Main Parameters': 'EQ',
      'Grouping Sub Parameter': 'Empathy',
      Question: '  Do you listen?\n',
      ...Object.fromEntries([1, 2, 3, 4, 5].flatMap((place) => Object.entries(option(place)))),
    };
    expect(parseSheet(rowsOf(cells))).toMatchObject({
      questions: [
        {
          text: 'Do you listen?',
          category: 'EQ',
          subCategory: 'Empathy',
          options: [1, 2, 3, 4, 5].map((place) => ({
            text: `Text ${place}`,
            points: 6 - place,
            remarks: `Phrase ${place}`,
            strength: `Strong ${place}`,
            scw: `Both ${place}`,
            weakness: `Weak ${place}`,
          })),
        },
      ],
      quizId: undefined,
    });
  });

  it('reads every alternate name', () => {
    const cells = {
      question: 'Do you listen?',
      category: 'EQ',
      sub_category: 'Empathy',
      quiz_id: '3',
      option1: 'Yes',
      points1: '4',
      remarks1: 'r',
      weakness1: 'w',
      scw1: 'b',
      strength1: 's',
    };
    expect(parseSheet(rowsOf(cells))).toMatchObject({
      questions: [
        {
          text: 'Do you listen?',
          category: 'EQ',
          subCategory: 'Empathy',
          options: [{ text: 'Yes', points: 4, remarks: 'r', weakness: 'w', scw: 'b', strength: 's' }],
        },
      ],
      quizId: 3,
      defects: [],
    });
  });

  it.each([
    ['QUESTION', 'OPTION 1'],
    ['  Question ', ' Option  1 '],
    ['question', 'Option1'],
    ['Question', 'option\u00a01'],
  ])('ignores case and spacing of headers: %j, %j', (question, option) => {
    const { questions } = parseSheet(rowsOf({ [question]: 'Do you plan?', [option]: 'Often' }));
    expect(questions).toEqual([
      { text: 'Do you plan?', category: '', subCategory: '', options: [{ text: 'Often', points: 1, ...blank }] },
    ]);
  });

  it('takes the first filled cell of a name and its alternates', () => {
    const second = { question: 'Q', option1: 'A', points1: '2' };
    const { questions } = parseOne({ Question: ' ', 'Option 1': '', 'Score Option 1': '4', ...second });
    expect(questions[0]).toMatchObject({ text: 'Q', options: [{ text: 'A', points: 4 }] });
  });

  it('doesn’t mistake the phrase, score or strength of an option for its text', () => {
    const parsed = parseOne({ 'Score Option 1': '3', 'Strength Option 1': 's', 'Report Phrase-Option 1': 'p' });
    expect(skippedRows(parsed)).toEqual([{ row: 2, reason: 'The row has no options: every option is blank.' }]);
  });

  it('plainHeader shortens a long header and never cuts a character in half', () => {
    const header = `${'a'.repeat(headerLength - 1)}𝔘\n\ud800`;
    expect(plainHeader(header)).toBe('a'.repeat(headerLength - 1));
    expect(plainHeader(`${'\u{20000}'.repeat(150)}`)).toBe('\u{20000}'.repeat(headerLength / 2));
    expect(plainHeader(`a${'\u{20000}'.repeat(150)}`)).toBe(`a${'\u{20000}'.repeat(headerLength / 2 - 1)}`);
  });
});
