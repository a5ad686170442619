import { describe, expect, it } from 'vitest';
import { suggestMeaning } from '#functions/domain/uploads/columns/sheet-suggestion.ts';

describe('suggestMeaning', () => {
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
  ])('takes %s for %s', (header, meaning) => {
    expect(suggestMeaning(header)).toBe(meaning);
  });

  it.each(['Option 6', 'Option', 'Notes', 'Question text', '', '1', 'Frage', 'प्रश्न', 'Opt 1'])(
    'suggests nothing for %j',
    (header) => {
      expect(suggestMeaning(header)).toBeUndefined();
    },
  );
});
