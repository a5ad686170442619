import { describe, expect, it } from 'vitest';
import { joinBank, splitForAdding } from '#functions/domain/banks/bank-changes.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { nothingNew, tooMany } from '#functions/domain/words/bank.ts';

const stamp = { lastQuestionId: 9, createdAt: '2026-01-05T09:00:00.000Z', createdBy: 'admin' };
const live = makeBank(3).map((draft, index) => ({
  ...draft,
  id: index + 4,
  number: index + 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  createdBy: 'someone',
}));
const join = (drafts: readonly DraftQuestion[], leaveOutSame = false) =>
  joinBank(drafts, { live, known: new Map(), leaveOutSame }, stamp);
const shouted = live.slice(1, 2).map((draft) => ({ ...draft, text: `  ${draft.text.toUpperCase()} ` }));

describe('adding a file to the live bank', () => {
  it('keeps the live questions and appends those of the file, numbered 1..N', () => {
    const { questions, lastQuestionId } = join(makeBank(2, 'Other'));
    expect(questions.slice(0, 3)).toEqual(live);
    expect(questions.map(({ id }) => id)).toEqual([4, 5, 6, 10, 11]);
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(lastQuestionId).toBe(11);
  });

  it('refuses texts that are live already, whatever their case, and counts them', () => {
    expect(() => join([...makeBank(1, 'Other'), ...shouted])).toThrow('One question in the file has the same text');
    expect(() => join([...makeBank(1, 'Other'), ...makeBank(2)])).toThrow('2 questions in the file have the same text');
  });

  it('skips texts that are live already if the admin chose so, and keeps the live questions', () => {
    const { questions } = join([...shouted, ...makeBank(1, 'Other')], true);
    expect(questions).toHaveLength(4);
    expect(questions.slice(0, 3)).toEqual(live);
  });

  it('refuses a file whose questions are all live already', () => {
    expect(() => join(makeBank(3), true)).toThrow(nothingNew);
  });

  it('refuses a file with the same text twice', () => {
    expect(() => join([...makeBank(1, 'Other'), ...makeBank(1, 'Other')])).toThrow(
      'Questions 4 and 5 have the same text',
    );
  });

  it('refuses more than 20,000 questions in all', () => {
    expect(() => join(makeBank(19_997, 'Other'))).not.toThrow();
    expect(() => join(makeBank(19_998, 'Other'))).toThrow(tooMany(20_001, 20_000));
  });

  it('splits the questions of a file into new ones and live ones', () => {
    const others = makeBank(1, 'Other');
    expect(splitForAdding([...shouted, ...others], live)).toEqual({ fresh: others, same: shouted });
  });
});
