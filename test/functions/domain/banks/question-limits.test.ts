import { describe, expect, it } from 'vitest';
import { writtenQuestion } from '#functions/contract/admin/banks/questions.ts';
import { cleanText, questionLimits, sizeOf, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { missingParameter, tooBig } from '#functions/domain/words/bank.ts';

/** A question of so many options that takes up so many characters. */
function makeQuestion(optionCount: number, size: number): DraftQuestion {
  const phrases = { remarks: '', strength: '', scw: '', weakness: '' };
  const options = Array.from({ length: optionCount }, (_, place) => ({ text: `${place}`, points: 1, ...phrases }));
  const draft = { text: 'Q', category: 'C', subCategory: '', options };
  let left = size - sizeOf(draft);
  for (const option of options) {
    option.remarks = 'x'.repeat(Math.min(left, questionLimits.text));
    left -= option.remarks.length;
  }
  return draft;
}

describe('the stored form of a question', () => {
  it.each([
    [' one\r\ntwo\rthree\n ', 'one\ntwo\nthree'],
    ['half \ud83d', 'half \ufffd'],
    ['\udc4d whole 👍', '\ufffd whole 👍'],
  ])('cleans %j to %j', (written, kept) => {
    expect(cleanText(written)).toBe(kept);
    const draft = makeQuestion(1, 1_000);
    expect(writtenQuestion.parse({ ...draft, text: written, category: written })).toMatchObject({
      text: kept,
      category: kept,
    });
  });

  it('requires a main parameter, because the report counts by it', () => {
    const draft = { ...makeQuestion(2, 1_000), category: ' \u200b' };
    expect(writtenQuestion.safeParse(draft).error?.issues.map(({ message }) => message)).toEqual([missingParameter]);
  });

  it('refuses texts that don’t fit into one cell and says what to do', () => {
    const [most, more] = [makeQuestion(36, questionLimits.size), makeQuestion(36, questionLimits.size + 1)];
    expect(sizeProblem(most)).toBeUndefined();
    expect(writtenQuestion.parse(most)).toEqual(most);
    const problem = tooBig(30_001, 30_000);
    expect(sizeProblem(more)).toBe(problem);
    expect(writtenQuestion.safeParse(more).error?.issues.map(({ message }) => message)).toEqual([problem]);
  });
});
