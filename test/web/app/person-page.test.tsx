// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers, api, atScreen, cellsOf, press, user } from '#test/web/features/at-screen.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { PersonPage } from '#web/app/person-page.tsx';
import { personLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';
import * as attempts from '#web/lib/words/admin/attempts.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { from } from '#web/lib/words/admin/messages.ts';
import { byPerson } from '#web/lib/words/admin/coupons.ts';
import { titles } from '#web/lib/words/app/admin.ts';

vi.mock('#web/lib/session/auth.ts');

const at = Date.UTC(2026, 2, 2, 9);
const priya = { userId: 'p', name: 'Priya Sharma', email: 'priya@example.com' };
const common = { ...priya, quizId: 1, quizName: 'TrueIn Assessment', attemptId: '1.1.01J00000000000000000000000' };
const counts = { answeredCount: 7, questionCount: 60, lateCount: 0, resumeCount: 1, remaining: 3 };
const running = { ...common, ...counts, version: 1, startedAt: at, deadline: at, status: 'open' };
const use = {
  ...common,
  code: 'TRU-1',
  state: 'running',
  redeemedAt: at,
  batch: { batchId: 'ab', label: 'Riverside' },
};
const report = { ...common, status: 'bounced', createdAt: at, tries: 1, resends: 0, problem: 'Mailbox full.' };
const entry = {
  entryId: '1',
  at,
  by: 'Chief',
  what: 'time-granted',
  sentence: [{ text: 'Chief helped.' }],
  changes: [],
};

const message = { ...priya, messageId: '1', message: 'Hello', at };

let isBusy: boolean;
atScreen(() => {
  isBusy = false;
  return {
    'GET /admin/people/p': () => ({ ...priya, isAdmin: false, messages: [message] }),
    'GET /admin/attempts': () => ({
      attempts: [running],
      people: [{ ...priya, granted: [{ quizId: 1, extraMinutes: 25 }] }],
    }),
    'GET /admin/coupon-uses': () => ({ people: [priya], arePeopleCutOff: false, uses: [use] }),
    'GET /admin/reports': () => ({ reports: [{ ...report, canDownload: false, canResend: true }] }),
    'GET /admin/audit': () => ({ entries: [entry] }),
    'GET /admin/quizzes': () => ({ quizzes: [{ quizId: 2, name: 'Spring', active: true }] }),
    'POST /admin/people/p/quizzes/2/time': ({ body }) =>
      isBusy ? refusal('busy', 'Too much at once.') : { ...body, extraMinutes: 40 },
  };
});

const open = () => openScreen(PersonPage, personLink('p'), `${paths.adminPeople}/:userId`);
const row = async (table: string) =>
  cellsOf(within(await screen.findByRole('table', { name: table })).getAllByRole('row')[1]);

it('the page of a person shows attempts, codes, reports, messages and the audit, all of this person', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya Sharma' })).toBeDefined();
  expect((await row(attempts.title)).slice(1, 5)).toEqual(['Running', '–', '7 of 60', '1 of 3']);
  expect((await row(byPerson))[0]).toBe('TRU-1Riverside');
  const reports = await screen.findByRole('region', { name: titles.ReportsPage });
  expect(await within(reports).findByText('Mailbox full.')).toBeDefined();
  expect(await screen.findByRole('article', { name: from('Priya Sharma') })).toBeDefined();
  expect(await screen.findByText('Chief helped.')).toBeDefined();
  const lists = api.asked.filter(({ path }) => path !== '/admin/people/p');
  expect(lists.map(({ query }) => query['person'])).toEqual(['p', 'p', 'p', 'p']);
});

it('the page of a person offers grants for the running attempt, and grants time for the next one once, also after a retry', async () => {
  open();
  expect(await screen.findByText(attempts.granted(25, 1))).toBeDefined();
  expect(screen.getByRole('button', { name: attempts.actions.return })).toBeDefined();
  await press(attempts.actions.next);
  await user.type(screen.getByLabelText('Reason'), 'Reads slowly.');
  isBusy = true;
  await press(attempts.actions.next);
  await screen.findByText('Too much at once.');
  isBusy = false;
  await press(attempts.actions.next);
  expect(await screen.findByText(attempts.nextDone('Priya Sharma', 40))).toBeDefined();
  const [first, second] = api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(second).toMatchObject({ minutes: 15, reason: 'Reads slowly.', grantId: first?.['grantId'] });
});

it.each([
  ['bounced', `${words.actions.again}: Priya Sharma`, words.actions.again],
  ['held', `${words.actions.release}: Priya Sharma`, words.actions.now],
  ['sent', attempts.report.reissue, attempts.report.reissue],
])('a command on a %s report reloads both lists of the page of a person', async (status, button, send) => {
  const ended = { ...running, status: 'completed', report };
  answers['GET /admin/attempts'] = () => ({ attempts: [ended], people: [{ ...priya, granted: [] }] });
  answers['GET /admin/reports'] = () => ({ reports: [{ ...report, status, canResend: status === 'bounced' }] });
  answers['POST /admin/reports/{any}'] = () => ({ results: [] });
  answers['POST /admin/reports/p/{attemptId}/{command}'] = () => ({ outcome: 'queued' });
  open();
  await press(button);
  if (status !== 'held') await user.type(screen.getByLabelText('Reason'), 'They asked.');
  await press(send);
  const asks = (list: string) => api.asked.filter(({ path }) => path === `/admin/${list}`).length;
  await waitFor(() => expect([asks('attempts'), asks('reports')]).toEqual([2, 2]));
});
