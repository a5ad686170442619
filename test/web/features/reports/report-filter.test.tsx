// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { answers, api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { ReportsPage } from '#web/features/reports/reports-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as lists from '#web/lib/words/admin/lists.ts';

vi.mock('#web/lib/session/auth.ts');

const priya = { userId: 'p', name: 'Priya Sharma', email: 'priya@example.com' };
const school = { batchId: 'ab12cd', label: 'Riverside School', count: 30, quizId: 1, quizName: 'TrueIn', createdAt: 0 };
const report = (changes: Partial<ReportView> = {}): ReportView => ({
  ...priya,
  attemptId: '1.3.01J00000000000000000000001',
  status: 'failed',
  createdAt: 0,
  tries: 3,
  resends: 0,
  canDownload: false,
  canResend: true,
  ...changes,
});
const ravi = report({
  userId: 'r',
  name: 'Ravi',
  email: 'ravi@example.com',
  attemptId: '1.3.01J00000000000000000000002',
});

let more: object;
atScreen(() => {
  more = {};
  return {
    'GET /admin/people': () => ({ people: [priya], isCutOff: false }),
    'GET /admin/people/p': () => priya,
    'GET /admin/coupon-batches': () => ({ batches: [school], isCutOff: false }),
    'GET /admin/coupon-batches/ab12cd': () => school,
    'GET /admin/reports': ({ query: { person, who, batch, label } }) => ({
      reports: person === 'p' || who || batch || label ? (who === 'zoe' ? [] : [report()]) : [report(), ravi],
      ...more,
    }),
  };
});

const open = (query = '') => openScreen(ReportsPage, `${paths.adminReports}${query}`);
const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const count = async () => within(await screen.findByRole('table')).getAllByRole('row').length - 1;
const shows = (rows: number) => waitFor(async () => expect(await count()).toBe(rows));
const lastQuery = () => api.asked.filter(({ path }) => path === '/admin/reports').at(-1)?.query;

it('the list of reports filters by a chosen person and batch, and keeps the filter in the address', async () => {
  const router = open('?show=sent');
  await shows(2);
  await user.type(await field('Person'), 'PRI');
  await user.click(await screen.findByRole('option', { name: 'Priya Sharmapriya@example.com' }));
  await user.type(await field('Coupon batch'), 'river');
  await user.click(await screen.findByRole('option', { name: 'Riverside School30 codes, TrueIn' }));
  // Not before it is asked for.
  expect(await count()).toBe(2);
  await press('Show');
  await shows(1);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    show: 'sent',
    person: 'p',
    batch: 'ab12cd',
  });
  expect(lastQuery()).toMatchObject({ person: 'p', batch: 'ab12cd' });
  await waitFor(async () => expect((await field('Person')).value).toBe('Priya Sharma'));
  expect((await field('Coupon batch')).value).toBe('Riverside School');
});

it('the list of reports filters by words in names and labels, and keeps the filter across lists', async () => {
  const router = open();
  await shows(2);
  await user.type(await field('Coupon batch'), ' river ');
  await user.type(await field('Person'), ' priya {Enter}');
  await shows(1);
  expect(lastQuery()).toMatchObject({ who: 'priya', label: 'river' });
  await user.click(screen.getByRole('tab', { name: 'Sent' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ statuses: 'sent,delivered', who: 'priya', label: 'river' }));
  expect(router.state.location.search).toContain('who=priya');
});

it('the filter of reports shows names for the ids in the address, and says if an id is unknown', async () => {
  answers['GET /admin/people/p'] = () => refusal('not-found', 'There is no such person any more.');
  open('?batch=ab12cd&person=p');
  await waitFor(async () => expect((await field('Coupon batch')).value).toBe('Riverside School'));
  await waitFor(async () => expect((await field('Person')).value).toBe(lists.unknown.person));
});

it('the list of reports says that more people or older reports may match', async () => {
  more = { arePeopleCutOff: true, next: 'more' };
  open('?who=priya');
  expect(await screen.findByText(lists.moreMatch)).toBeDefined();
  more = { reports: [], next: 'more' };
  await user.clear(await field('Person'));
  await user.type(await field('Person'), 'other{Enter}');
  expect(await screen.findByText(lists.noMatchYet)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeDefined();
});
