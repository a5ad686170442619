import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyOptions, keyOf, paperOf, questionKey } from '#functions/domain/banks/question-bank.ts';
import { makeBank } from '#test/support/make-bank.ts';

const [draft] = makeBank(1, 'Fresh');
if (!draft) throw new Error('no draft');

describe('paper and key', () => {
  it('agree: each option id of the paper has the points of its text in the key', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 });
    const option = (text: string, points: number) => ({
      text,
      points,
      remarks: '',
      strength: '',
      scw: '',
      weakness: '',
    });
    fc.assert(
      fc.property(texts, (optionTexts) => {
        const options = optionTexts.map((text, index) => option(text, 7_000 + index));
        const question = { ...draft, options, id: 40, number: 1, createdAt: '', createdBy: '' };
        const [paper] = paperOf([question]);
        const key = keyOf([question])[questionKey(40)];
        expect(paper?.options.map(({ id, text }) => [text, key?.[id]]).sort()).toEqual(
          options.map(({ text, points }) => [text, points]).sort(),
        );
        expect(JSON.stringify(paper)).not.toMatch(/points|remarks|category/i);
      }),
    );
  });

  it('number options alphabetically, so that the sheet’s order doesn’t give points away', () => {
    expect(identifyOptions([{ text: 'pear' }, { text: 'apple' }, { text: 'fig' }]).map(({ id }) => id)).toEqual([
      '2',
      '0',
      '1',
    ]);
  });
});
