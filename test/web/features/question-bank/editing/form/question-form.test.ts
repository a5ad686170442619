import { describe, expect, it } from 'vitest';
import { missingParameter } from '#functions/domain/words/bank.ts';
import {
  blankForm,
  blankOption,
  draftOfForm,
  formOf,
  formProblems,
  moveOption,
  nameProblems,
  typedPoints,
} from '#web/features/question-bank/editing/form/question-form.ts';
import { makeDraft } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';

const none = new Map<string, number>();

describe('the question form', () => {
  it('returns the given question, with texts trimmed', () => {
    const draft = makeDraft('What?');
    expect(draftOfForm(formOf(draft))).toEqual(draft);
    expect(draftOfForm({ ...formOf(draft), text: '  What? ' })).toEqual(draft);
  });

  it.each([
    ['3', 3],
    [' 2,5 ', 2.5],
    ['-1', -1],
    ['', Number.NaN],
    ['two', Number.NaN],
    ['1e3', Number.NaN],
    ['0x5', Number.NaN],
    ['1.2.3', Number.NaN],
    ['५', Number.NaN],
    ['1,500', Number.NaN],
    ['4²', Number.NaN],
  ])('reads the points %j', (typed, points) => {
    expect(typedPoints(typed)).toBe(points);
  });

  it('reports all missing fields at once', () => {
    const form = blankForm();
    const [first, second] = form.options;
    if (!first || !second) throw new Error('too few');
    const problems = formProblems(
      {
        ...form,
        options: [
          { ...first, points: 'x' },
          { ...second, text: 'Yes' },
        ],
      },
      none,
    );
    expect(problems).toEqual({
      text: words.noText,
      category: missingParameter,
      option: {
        [first.key]: { text: words.noOptionText(1), points: words.notANumber },
      },
    });
  });

  it('requires a main parameter', () => {
    const form = formOf(makeDraft('What?'));
    expect(formProblems({ ...form, category: ' \u200b' }, none)?.category).toBe(missingParameter);
  });

  it('warns once of a name that looks like one in use', () => {
    const inUse = { categories: ['Ambition and Vision', 'Health'], subCategories: ['Sleep'] };
    const form = { category: 'Ambition & Vision', subCategory: 'sleep' };
    expect(nameProblems(form, inUse, [])).toMatchObject({
      category: words.twin('Ambition and Vision'),
      twins: { category: 'Ambition and Vision', subCategory: 'Sleep' },
    });
    expect(nameProblems(form, inUse, ['Ambition & Vision', 'sleep'])).toBeUndefined();
    expect(nameProblems({ category: 'Health', subCategory: 'Food' }, inUse, [])).toBeUndefined();
    expect(nameProblems({ category: 'Ambition and Vision\u200b', subCategory: '' }, inUse, [])).toBeUndefined();
  });

  it('requires an option and a text that no other question has', () => {
    expect(formProblems({ ...formOf(makeDraft(' what ? ')), options: [] }, new Map([['what ?', 7]]))).toEqual({
      text: words.sameText(7),
      options: words.noOptions,
      option: {},
    });
    expect(formProblems(formOf(makeDraft('What?')), none)).toBeUndefined();
  });

  it('enforces the limits of size and points', () => {
    const draft = makeDraft('What?');
    const [option] = draft.options;
    if (!option) throw new Error('too few');
    const long = { ...option, remarks: 'x'.repeat(10_000), strength: 'x'.repeat(10_000), scw: 'x'.repeat(10_000) };
    const form = formOf({ ...draft, options: [long] });
    expect(formProblems(form, none)?.size).toMatch(/ 30,\d+ characters /);
    const points = (typed: string) => form.options.map((one) => ({ ...one, remarks: '', points: typed }));
    expect(formProblems({ ...form, options: points('1000') }, none)).toBeUndefined();
    expect(formProblems({ ...form, options: points('-1001') }, none)?.option).toEqual({
      [form.options[0]?.key ?? '']: { points: words.outOfRange('1,000') },
    });
    expect(draftOfForm({ ...form, text: 'one\r\ntwo' }).text).toBe('one\ntwo');
  });

  it('moves an option within the list', () => {
    const options = ['a', 'b', 'c'].map((key) => ({ ...blankOption(), key }));
    const keys = (from: number, to: number) =>
      moveOption(options, from, to)
        .map(({ key }) => key)
        .join('');
    expect([keys(0, 1), keys(2, 1), keys(0, -1), keys(2, 3)]).toEqual(['bac', 'acb', 'abc', 'abc']);
  });
});
