import { describe, expect, it } from 'vitest';
import { makeCsv } from '#test/support/sheets/make-sheet.ts';
import { expectCase } from '#test/support/sheets/messy-banks.ts';
import { importFile } from '#test/support/sheets/messy-files.ts';

describe('a list of answers as JSON in a cell', () => {
  const json = (answers: string) =>
    makeCsv([
      ['category', 'sub_category', 'Question', 'answers'],
      ['EQ', 'E', 'Q?', answers],
      ['EQ', 'E', 'R?', '[{"option":"A","points":2}]'],
    ]);

  it.each(['"3 points"', 'true', '[5]', '{"value":5}', '1e9', '"50%"'])(
    'points of %s block the import',
    async (points) => {
      await expectCase({
        file: json(`[{"option":"A","points":${points}}]`),
        told: [['score-not-a-number', 2, 'D · answers']],
        errors: 1,
        questions: 2,
      });
    },
  );

  it('points under an unknown name block the import; known names count in any case', async () => {
    await expectCase({
      file: json('[{"option":"A","marks":5}]'),
      told: [['score-not-a-number', 2, 'D · answers']],
      errors: 2,
      questions: 2,
    });
    expect((await importFile(json('[{"Option":"A","Points":"5"}]'))).questions[0]?.options[0]?.points).toBe(5);
  });
});
