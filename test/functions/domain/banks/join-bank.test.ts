import { describe, expect, it } from 'vitest';
import { joinBank, splitForAdding } from '#functions/domain/banks/join-bank.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { makeBank } from '#test/support/make-bank.ts';

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

describe('a bank that a file is added to', () => {
  it('has its own questions as they are, then those of the file, numbered 1..N', () => {
    const { questions, lastQuestionId } = join(makeBank(2, 'Other'));
    expect(questions.slice(0, 3)).toEqual(live);
    expect(questions.map(({ id, number }) => [id, number])).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
      [10, 4],
      [11, 5],
    ]);
    expect(lastQuestionId).toBe(11);
  });

  it('refuses a text that it has, in whatever case, and says which', () => {
    expect(() => join([...makeBank(1, 'Other'), ...shouted])).toThrow('1 question of the file has the text');
    expect(() => join([...makeBank(1, 'Other'), ...makeBank(2)])).toThrow('2 questions of the file have the text');
  });

  it('leaves such texts out when it is told to, and keeps the live question', () => {
    const { questions } = join([...shouted, ...makeBank(1, 'Other')], true);
    expect(questions).toHaveLength(4);
    expect(questions.slice(0, 3)).toEqual(live);
  });

  it('says when there is nothing to add', () => {
    expect(() => join(makeBank(3), true)).toThrow('There is nothing to add.');
  });

  it('refuses a text that the file has twice', () => {
    expect(() => join([...makeBank(1, 'Other'), ...makeBank(1, 'Other')])).toThrow(
      'Questions 4 and 5 have the same text',
    );
  });

  it('has at most 20,000 questions', () => {
    expect(() => join(makeBank(19_997, 'Other'))).not.toThrow();
    expect(() => join(makeBank(19_998, 'Other'))).toThrow(
      'The bank would have 20,001 questions, and 20,000 are the most.',
    );
  });

  it('tells what is new from what it has', () => {
    const others = makeBank(1, 'Other');
    expect(splitForAdding([...shouted, ...others], live)).toEqual({ fresh: others, same: shouted });
  });
});
