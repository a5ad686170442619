import { describe, expect, it } from 'vitest';
import type { Choices } from '#web/features/bank-upload/answers/change-choices.ts';
import {
  add,
  remove,
  withKept,
  withMainParameter,
  withSpellings,
} from '#web/features/bank-upload/answers/change-choices.ts';

const before: Choices = { columns: { A: 'question' }, leaveOutKinds: ['error-cell'] };
const after = (...changes: ((choices: Choices) => Choices)[]) =>
  changes.reduce((choices, change) => change(choices), before);
const health = { of: 'category', from: 'Helth', to: 'Health' } as const;

describe('decisions on parameter names', () => {
  it('a name spelled as another is no longer confirmed as new', () => {
    const spelled = after(add('newParameters', 'Helth', 'Courage'), withSpellings([health]));
    expect(spelled).toEqual({ ...before, newParameters: ['Courage'], spellings: [health] });
    // A sub-parameter of that name is another name.
    const sub = { ...health, of: 'subCategory' } as const;
    expect(after(add('newParameters', 'Helth'), withSpellings([sub]))).toMatchObject({ newParameters: ['Helth'] });
  });

  it('a later decision replaces an earlier one on the same name', () => {
    const wealth = { ...health, to: 'Wealth' };
    expect(after(withSpellings([health]), withSpellings([wealth])).spellings).toEqual([wealth]);
    expect(after(withSpellings([health]), withSpellings([{ ...health, of: 'subCategory' }])).spellings).toHaveLength(2);
    expect(after(withKept({ of: 'option', from: 'often' })).spellings).toEqual([
      { of: 'option', from: 'often', to: 'often' },
    ]);
    expect(after(withKept(health))).toEqual({ ...before, newParameters: ['Helth'] });
  });

  it('taking a decision back leaves the others unchanged', () => {
    const given = after(withSpellings([health]), add('newParameters', 'Courage'), withMainParameter('Health'));
    expect(remove('spellings', health)(given)).toEqual({ ...given, spellings: [] });
    expect(remove('newParameters', 'Courage')(given)).toEqual({ ...given, newParameters: [] });
    expect(withMainParameter(undefined)(given).mainParameter).toBeUndefined();
    expect(after(add('leaveOutKinds', 'no-category'), add('leaveOutKinds', 'no-category')).leaveOutKinds).toEqual([
      'error-cell',
      'no-category',
    ]);
    const rows = [0, 1].map((sheet) => ({ sheet, row: 4 }));
    expect(after(...rows.map((row) => add('leaveOut', row))).leaveOut).toEqual(rows);
    expect(after(add('leaveOutKinds', 'no-category'), remove('leaveOutKinds', 'no-category'))).toEqual(before);
  });
});
