// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { showMore } from '#web/lib/words/bank/changes.ts';
import { BankDiffView } from '#web/features/bank/diff/bank-diff-view.tsx';
import { makeBank } from '#test/support/make-bank.ts';

afterEach(cleanup);

const show = (before: DraftQuestion[], after: DraftQuestion[]) => {
  render(
    <BankDiffView label="What changes" before={{ questions: before, map: [] }} after={{ questions: after, map: [] }} />,
  );
  return screen.getByRole('region', { name: 'What changes' });
};
const linesOf = (view: HTMLElement) => [...view.querySelectorAll('li')].map(({ textContent }) => textContent);

describe('the diff of two banks', () => {
  it('counts new, changed, removed and unchanged questions, and lists a group when opened', async () => {
    const [one, two, three] = makeBank(3) as [DraftQuestion, DraftQuestion, DraftQuestion];
    const [option, ...options] = two.options;
    if (!option) throw new Error('too few');
    const changed = { ...two, category: 'Other', options: [{ ...option, points: 9, remarks: '' }, ...options] };
    const view = show([one, two], [one, changed, three]);
    const heads = [...view.children].map(({ textContent }) => textContent);
    expect(heads).toEqual(['New 1', 'Changed 1', 'Removed 0', 'Unchanged 1']);
    expect(linesOf(view)).toEqual([]);
    await userEvent.click(within(view).getByText('Changed'));
    expect((await within(view).findByRole('listitem')).textContent).toBe(
      `${two.text}Categorybefore: Parameter 2→after: Other` +
        `Points of “${option.text}”before: 2→after: 9Remarks of “${option.text}”before: You chose 1 in 2.→after: empty`,
    );
  });

  it('shows the first hundred of a long list, and more on request', async () => {
    const view = show([], makeBank(1_150));
    await userEvent.click(within(view).getByText('New'));
    await waitFor(() => expect(linesOf(view)).toHaveLength(100));
    // By its role only while the list is short: looking for roles among 1,100 lines takes half a minute.
    fireEvent.click(within(view).getByRole('button', { name: showMore(1_150) }));
    expect(linesOf(view)).toHaveLength(1_100);
    fireEvent.click(within(view).getByText(showMore(1_150)));
    expect(linesOf(view)).toHaveLength(1_150);
    expect(view.querySelector('button')).toBeNull();
  });
});
