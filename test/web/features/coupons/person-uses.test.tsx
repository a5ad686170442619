// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import { answers, api, atScreen, cellsOf, user } from '#test/web/features/at-screen.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { CouponsPage } from '#web/features/coupons/coupons-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as batch from '#web/lib/words/admin/coupon-batch.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';

vi.mock('#web/lib/session/auth.ts');

const priya = { userId: 'p', name: 'Priya Sharma', email: 'priya@example.com' };
const use = (changes: Partial<UseByPerson> = {}): UseByPerson => ({
  ...priya,
  code: 'TRU-1',
  quizId: 1,
  quizName: 'TrueIn Assessment',
  state: 'report-sent',
  batch: { batchId: 'ab12cd', label: 'Riverside School' },
  redeemedAt: Date.UTC(2026, 2, 2, 9),
  reportSentAt: Date.UTC(2026, 2, 3, 9),
  report: 'delivered',
  attemptId: '1.1.01J00000000000000000000000',
  ...changes,
});
const released = use({ code: 'OPEN-DAY', state: 'released', quizName: 'Another', label: 'Open day', batch: undefined });

atScreen(() => ({
  'GET /admin/quizzes': () => ({ quizzes: [{ quizId: 1, name: 'TrueIn Assessment', active: true }] }),
  'GET /admin/quizzes/1/coupons': () => ({ entries: [] }),
  'GET /admin/people': () => ({ people: [priya], isCutOff: false }),
  'GET /admin/people/p': () => priya,
  'GET /admin/coupon-uses': () => ({ people: [priya], arePeopleCutOff: false, uses: [use(), released] }),
}));

const open = (address: string = paths.adminCoupons) => openScreen(CouponsPage, address);
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: words.byPerson.find });
const rows = async () =>
  within(await screen.findByRole('table', { name: words.byPerson.caption }))
    .getAllByRole('row')
    .slice(1);
const asked = () => api.asked.filter(({ path }) => path === '/admin/coupon-uses').map(({ query }) => query);

it("the coupons page shows a chosen person's codes with batch, date and progress", async () => {
  const router = open(`${paths.adminCoupons}?quiz=1`);
  await user.type(await field(), 'PRIYA');
  await user.click(await screen.findByRole('option', { name: 'Priya Sharmapriya@example.com' }));
  const [first, second] = await rows();
  expect(cellsOf(first)?.slice(0, 3)).toEqual([
    'TRU-1Riverside School',
    expect.stringMatching(/^Report sent/) as string,
    'Priya Sharmapriya@example.com',
  ]);
  expect(first?.textContent).toContain('TrueIn Assessment');
  expect(cellsOf(second)?.[1]).toBe(`${batch.states.released}${batch.released}`);
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Riverside School' })
      .getAttribute('href'),
  ).toBe('/admin/coupons?batch=ab12cd');
  expect(within(first as HTMLElement).getByRole('link', { name: lists.attempts.open })).toBeDefined();
  expect(router.state.location.search).toBe('?quiz=1&person=p');
  expect(asked()).toEqual([{ person: 'p' }]);
  expect((await field()).value).toBe('Priya Sharma');
  await user.click(screen.getByRole('link', { name: words.links.back }));
  expect(await screen.findByText(words.none('TrueIn Assessment'))).toBeDefined();
});

it('the coupons page shows the codes of everyone whose name has the words, and says if more people match', async () => {
  const ravi = { userId: 'r', name: 'Ravi', email: 'ravi@priya.example' };
  answers['GET /admin/coupon-uses'] = () => ({
    people: [priya, ravi],
    arePeopleCutOff: true,
    uses: [use(), use({ ...ravi, code: 'TRU-2' })],
  });
  const router = open();
  await user.type(await field(), ' priya {Enter}');
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText(words.codes(2, 2))).toBeDefined();
  expect(screen.getByText(lists.moreMatch)).toBeDefined();
  expect(router.state.location.search).toBe('?who=priya');
  expect(asked()).toEqual([{ who: 'priya' }]);
});

it.each([
  ['no name has the words', '?who=zoe', [], words.nobody('zoe')],
  ['the account was deleted', '?person=p', [], words.noAccount],
  ['the person has redeemed nothing', '?person=p', [priya], words.noCodes],
  ['none of several people has redeemed a code', '?who=a', [priya, { ...priya, userId: 'q' }], words.noCodes],
])('the coupons page explains an empty list when %s, and clears the filter', async (_, query, people, sentence) => {
  answers['GET /admin/coupon-uses'] = () => ({ people, arePeopleCutOff: false, uses: [] });
  open(`${paths.adminCoupons}${query}`);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByText(words.none('TrueIn Assessment'))).toBeDefined();
});
