import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDiff, diffBanks } from '#functions/domain/banks/bank-diff.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { makeBank } from '#test/support/make-bank.ts';

const [one, two, three] = makeBank(3) as [DraftQuestion, DraftQuestion, DraftQuestion];
const withOptions = (change: (options: DraftQuestion['options']) => DraftQuestion['options']) => ({
  ...one,
  options: change(structuredClone(one.options)),
});
const fieldsOf = (after: DraftQuestion) => diffBanks([one], [after]).changed[0]?.fields;
const choice = (place: number) => `Choice ${place} of Question 1`;

describe('diffBanks', () => {
  it('separates new, changed, removed and unchanged questions', () => {
    const changed = { ...two, category: 'Parameter 9' };
    const added = makeBank(1, 'Other')[0] as DraftQuestion;
    const diff = diffBanks([one, two, three], [added, changed, one]);
    expect(diff).toEqual({
      added: [added],
      changed: [
        { before: two, after: changed, fields: [{ field: 'category', before: 'Parameter 2', after: 'Parameter 9' }] },
      ],
      removed: [three],
      same: [one],
    });
    expect(countDiff(diff, [])).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(countDiff(diff, ['a', 'b'])).toMatchObject({ notes: 2 });
  });

  it('matches texts that differ only in case and spaces, and reports the text as changed', () => {
    const after = { ...one, text: `  ${one.text.toUpperCase()} ` };
    expect(fieldsOf(after)).toEqual([{ field: 'text', before: one.text, after: after.text }]);
  });

  it('matches an edited question by its id and a re-added one by its text', () => {
    const before = [
      { ...one, id: 1 },
      { ...two, id: 2 },
    ];
    const after = [
      { ...one, id: 7 },
      { ...two, id: 2, text: 'Something else' },
    ];
    const diff = diffBanks(before, after);
    expect(diff).toMatchObject({ added: [], removed: [], same: [{ id: 7 }] });
    expect(diff.changed.map(({ fields }) => fields)).toEqual([
      [{ field: 'text', before: two.text, after: 'Something else' }],
    ]);
  });

  it('pairs each question at most once', () => {
    expect(diffBanks([one], [one, { ...one }])).toMatchObject({ same: [one], added: [one], removed: [] });
  });

  it.each(['remarks', 'strength', 'scw', 'weakness'] as const)('names the option whose %s changed', (field) => {
    const after = withOptions((options) =>
      options.map((option, place) => (place === 2 ? { ...option, [field]: 'New words' } : option)),
    );
    expect(fieldsOf(after)).toEqual([
      { field, option: choice(3), before: one.options[2]?.[field], after: 'New words' },
    ]);
  });

  it('names the option whose points or text changed', () => {
    const after = withOptions((options) =>
      options.map((option, place) => {
        if (place === 0) return { ...option, points: 5 };
        return place === 4 ? { ...option, text: 'Fifth' } : option;
      }),
    );
    expect(fieldsOf(after)).toEqual([
      { field: 'points', option: choice(1), before: '1', after: '5' },
      { field: 'optionText', option: 'Fifth', before: choice(5), after: 'Fifth' },
    ]);
  });

  it('separates added, removed and moved options', () => {
    const extra = { text: 'Sixth', points: 1, remarks: '', strength: '', scw: '', weakness: '' };
    expect(fieldsOf(withOptions((options) => [...options, extra]))).toEqual([
      { field: 'option', option: 'Sixth', after: 'Sixth (1 point)' },
    ]);
    expect(fieldsOf(withOptions((options) => options.slice(1)))).toEqual([
      { field: 'option', option: choice(1), before: `${choice(1)} (1 point)` },
    ]);
    expect(fieldsOf(withOptions(([first, ...rest]) => (first ? [...rest, first] : rest)))).toEqual([
      { field: 'place', option: choice(1), before: '1', after: '5' },
    ]);
  });

  it('accounts for every question of both banks exactly once (property)', () => {
    const bank = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(bank, bank, (before, after) => {
        const all = makeBank(31);
        const pick = (places: number[]) => places.map((place) => all[place] as DraftQuestion);
        const { added, changed, removed, same } = diffBanks(pick(before), pick(after));
        expect(added.length + changed.length + same.length).toBe(after.length);
        expect(removed.length + changed.length + same.length).toBe(before.length);
        expect(changed).toEqual([]);
      }),
    );
  });
});
