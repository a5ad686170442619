import { describe, expect, it } from 'vitest';
import { suggestMeaning } from '#functions/domain/uploads/columns/sheet-suggestion.ts';

describe('a header that is nearly right', () => {
  it.each([
    ['Qestion', 'question'],
    ['Questoin', 'question'],
    ['Questions', 'question'],
    ['Optoin 3', 'option3'],
    ['Score Optin 2', 'points2'],
    ['Groping Main Parameter', 'category'],
    ['sub category ', undefined],
    ['Catgory', 'category'],
    ['Anwers', 'answers'],
    ['quizid', undefined],
    ['quiz_ids', 'quizId'],
  ])('%s is taken for %s', (header, meaning) => {
    expect(suggestMeaning(header)).toBe(meaning);
  });

  it.each(['Option 6', 'Option', 'Notes', 'Question text', '', '1', 'Frage', 'प्रश्न', 'Opt 1'])(
    '%j is taken for nothing',
    (header) => {
      expect(suggestMeaning(header)).toBeUndefined();
    },
  );
});
