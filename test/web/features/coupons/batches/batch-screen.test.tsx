// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { codesMax } from '#functions/domain/words/coupons.ts';
import type { BatchCode, BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { answers, api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { batch as makeBatch } from '#test/web/features/coupons/make-batch.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { CouponsPage } from '#web/features/coupons/coupons-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/coupon-batch.ts';
import * as coupons from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { saveFile } from '#web/lib/workbook/save-file.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/workbook/save-file.ts');

const terms = { label: 'Riverside School, class 12', count: 130 };
const batch = (changes: Partial<BatchView> = {}) => makeBatch({ ...terms, ...changes });
const many = (length: number, prefix: string, state: BatchCode['state']) =>
  Array.from({ length }, (_, place): BatchCode => ({ code: `${prefix}-${place}`, state, isDeactivated: false }));
const free = many(7, 'TRU', 'free');
// They have no buttons, of which a hundred would be many to look through.
const running = many(120, 'RUN', 'running');
const codes: BatchCode[] = [
  {
    code: 'TRU-USED',
    state: 'report-sent',
    isDeactivated: false,
    attemptId: '1.1.01J',
    report: 'delivered',
    redeemedAt: Date.UTC(2026, 2, 2, 9),
    startedAt: Date.UTC(2026, 2, 2, 19),
    finishedAt: Date.UTC(2026, 2, 2, 20),
    reportSentAt: Date.UTC(2026, 2, 2, 21),
    person: { userId: 'a', name: '=cmd|Asha', email: 'asha@example.com' },
  },
  { code: 'TRU-GONE', state: 'used', isDeactivated: false },
  {
    code: 'TRU-HELD',
    state: 'redeemed',
    isDeactivated: false,
    redeemedAt: 5,
    person: { userId: 'r', name: 'Ravi', email: 'ravi@example.com' },
  },
  ...free,
  ...running,
];

atScreen(() => {
  vi.mocked(saveFile).mockReset();
  return {
    'GET /admin/quizzes': () => ({ quizzes: [{ quizId: 1, name: 'TrueIn Assessment', active: true }] }),
    'GET /admin/quizzes/1/coupons': () => ({ entries: [] }),
    'GET /admin/coupon-batches/ab12cd': () => batch(),
    'GET /admin/coupon-batches/ab12cd/codes': ({ query }) =>
      query['cursor'] ? { codes: codes.slice(100) } : { codes: codes.slice(0, 100), next: 'more' },
  };
});

const open = () => openScreen(CouponsPage, `${paths.adminCoupons}?batch=ab12cd`);
// By element: a hundred rows are many to look for by role.
const shownCodes = async () => {
  const table = await screen.findByRole('table');
  return [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
};
const rowOf = (code: string) => screen.getByText(code).closest('tr') as HTMLElement;
const savedText = async () => (await vi.mocked(saveFile).mock.calls.at(-1)?.[1].text())?.split('\r\n');

it('the batch screen shows all codes with their states, and filters by state', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: terms.label })).toBeDefined();
  expect(await shownCodes()).toHaveLength(100);
  const row = rowOf('TRU-USED');
  expect(row.textContent).toContain('=cmd|Ashaasha@example.com');
  expect(within(row).getByRole('link', { name: lists.attempts.open })).toBeDefined();
  expect(rowOf('TRU-GONE').textContent).toContain(lists.deletedAccount);
  await press('Load more');
  expect(await shownCodes()).toHaveLength(130);
  const show = screen.getByRole<HTMLSelectElement>('combobox', { name: words.find.show });
  expect([...show.options].map(({ text }) => text)).toEqual([
    ...['All 130 codes', 'Available: 7', 'Redeemed: 1', 'Running: 120', 'Report sent: 1', 'Used, data deleted: 1'],
  ]);
  await user.selectOptions(show, 'Redeemed: 1');
  expect(await shownCodes()).toEqual(['TRU-HELD']);
});

it('the batch screen shows the first codes while others load, and saves no file until all are loaded', async () => {
  let sendRest: (page: object) => void = () => undefined;
  const rest = new Promise<object>((resolve) => (sendRest = resolve));
  answers['GET /admin/coupon-batches/ab12cd/codes'] = ({ query }) =>
    query['cursor'] ? rest : { codes: codes.slice(0, 100), next: 'more' };
  open();
  expect(await shownCodes()).toHaveLength(100);
  expect(screen.getByText(words.soFar('100'))).toBeDefined();
  await press(words.downloads.all);
  expect(saveFile).not.toHaveBeenCalled();
  sendRest({ codes: codes.slice(100) });
  await waitFor(() => expect(screen.queryByText(/so far/)).toBeNull());
  await press(words.downloads.all);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(await savedText()).toHaveLength(132);
});

it("the batch screen saves available codes or all codes as CSV, in India's time and without formulas", async () => {
  open();
  await press(words.downloads.free);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('riverside-school-class-12-free.csv');
  expect(await savedText()).toEqual(['Code', ...free.map(({ code }) => code), '']);
  await press(words.downloads.all);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  const [head, used, gone, held, ...rest] = (await savedText()) ?? [];
  expect(head).toBe(
    'Code,Status,Note,Name,Email,Redeemed (India time),Started (India time),Completed (India time),Report sent (India time),Attempt reference',
  );
  expect(used).toMatch(
    /^TRU-USED,Report sent,,.?'=cmd\|Asha.?,asha@example.com,2026-03-02 14:30,2026-03-03 00:30,2026-03-03 01:30,2026-03-03 02:30,1\.1\.01J$/,
  );
  expect(gone).toBe('TRU-GONE,"Used, data deleted",,,,,,,,');
  expect(held).toBe('TRU-HELD,Redeemed,Not started,Ravi,ravi@example.com,1970-01-01 05:30,,,,');
  expect(rest).toHaveLength(128);
});

it('the batch screen releases a redeemed code with a reason, and shows the code as available', async () => {
  answers['POST /admin/coupon-batches/ab12cd/codes/TRU-HELD/release'] = () => ({
    code: 'TRU-HELD',
    state: 'free',
    isDeactivated: false,
  });
  open();
  await press('Release: TRU-HELD');
  const form = screen.getByRole('dialog', { name: 'Release TRU-HELD' });
  expect(form.textContent).toContain(words.releaseAbout('Ravi'));
  await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'Left the class');
  await user.click(within(form).getByRole('button', { name: coupons.actions.release }));
  expect(await screen.findByText(words.releaseDone('TRU-HELD'))).toBeDefined();
  expect(rowOf('TRU-HELD').textContent).toContain(words.states.free);
  const { body } = api.asked.find(({ method }) => method === 'POST') ?? {};
  expect(body).toEqual({ userId: 'r', redeemedAt: 5, reason: 'Left the class' });
  expect(within(rowOf('TRU-USED')).queryByRole('button')).toBeNull();
});

it('the batch screen finds codes by parts of the code, name or address in any case', async () => {
  open();
  expect(await shownCodes()).toHaveLength(100);
  const field = screen.getByRole('searchbox', { name: words.find.label });
  await user.type(field, 'EXAMPLE.com ravi');
  expect(await shownCodes()).toEqual(['TRU-HELD']);
  await user.clear(field);
  await user.type(field, 'tru-us');
  expect(await shownCodes()).toEqual(['TRU-USED']);
  await user.clear(field);
  await user.type(field, 'Priya');
  expect(screen.getByText(lists.noMatch)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  await press('Clear the filter');
  expect(await shownCodes()).toHaveLength(100);
});

it('the batch screen reloads a just redeemed code until its person is known', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers['GET /admin/coupon-batches/ab12cd/codes'] = () => ({
    codes: [{ code: 'TRU-NEW', state: 'taken', isDeactivated: false }],
  });
  open();
  await shownCodes();
  expect(rowOf('TRU-NEW').textContent).toContain(`${words.states.taken}${words.taken}`);
  expect(rowOf('TRU-NEW').textContent).not.toContain('deleted');
  answers['GET /admin/coupon-batches/ab12cd/codes'] = () => ({
    codes: [{ ...codes[2], code: 'TRU-NEW' }],
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(rowOf('TRU-NEW').textContent).toContain('Ravi'));
  const { length } = api.asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.asked).toHaveLength(length);
});

it('the batch screen deactivates one code, and says so if a person has just redeemed that code', async () => {
  answers['PUT /admin/coupon-batches/ab12cd/codes/TRU-0'] = () => ({
    code: 'TRU-0',
    state: 'redeemed',
    isDeactivated: true,
    redeemedAt: 7,
    person: { userId: 'm', name: 'Meera', email: 'meera@example.com' },
  });
  open();
  await press('Deactivate: TRU-0');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Printed twice');
  await press(coupons.actions.deactivate);
  expect(await screen.findByText(`${coupons.done.deactivate('TRU-0')} ${words.isRedeemed('Meera')}`)).toBeDefined();
  expect(rowOf('TRU-0').textContent).toContain(words.notStarted.deactivated);
  expect(within(rowOf('TRU-0')).getByRole('button', { name: 'Reactivate: TRU-0' })).toBeDefined();
  expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ active: false, reason: 'Printed twice' });
});

it('the screen of a deactivated batch offers to activate only codes that were deactivated alone', async () => {
  const off = { state: 'deactivated', isDeactivated: false } as const;
  answers['GET /admin/coupon-batches/ab12cd'] = () => batch({ active: false, status: 'deactivated' });
  answers['GET /admin/coupon-batches/ab12cd/codes'] = () => ({
    codes: [
      { code: 'TRU-WITH', ...off },
      { code: 'TRU-ALONE', ...off, isDeactivated: true },
    ],
  });
  open();
  await screen.findByRole('button', { name: 'Reactivate: TRU-ALONE' });
  expect(screen.queryAllByRole('button', { name: /ctivate: TRU-/ })).toHaveLength(1);
});

it('the batch screen deactivates the whole batch with a reason, at the revision on the screen', async () => {
  answers['PUT /admin/coupon-batches/ab12cd'] = () => batch({ active: false });
  open();
  await press(words.actions.deactivate);
  expect(screen.getByRole('dialog', { name: `Deactivate ${terms.label}` })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sent to the wrong school');
  await press(coupons.actions.deactivate);
  expect(await screen.findByText(coupons.done.deactivate(terms.label))).toBeDefined();
  const { body } = api.asked.find(({ method }) => method === 'PUT') ?? {};
  expect(body).toMatchObject({ active: false, revision: 0, label: terms.label, reason: 'Sent to the wrong school' });
  expect(body).not.toHaveProperty('maxUses');
});

it.each(['creation', 'change'])('the batch screen finishes a batch whose %s was interrupted', async (what) => {
  let isDone = false;
  answers['GET /admin/coupon-batches/ab12cd'] = () =>
    batch({ isComplete: isDone || what === 'change', isSettled: isDone });
  answers['POST /admin/coupon-batches/ab12cd/completion'] = () => {
    isDone = true;
    return batch();
  };
  open();
  expect(await screen.findByText(words.unfinished.title)).toBeDefined();
  await press(words.unfinished.action);
  await waitFor(() => expect(screen.queryByText(words.unfinished.title)).toBeNull());
});

it('the coupons page creates a batch, and retries with the same request id', async () => {
  let isDown = true;
  answers['POST /admin/quizzes/1/coupon-batches'] = () =>
    isDown ? refusal('busy', 'Too much is happening at once. Please try again.') : batch();
  openScreen(CouponsPage, paths.adminCoupons);
  await press(coupons.createBatch.title);
  await press(coupons.createBatch.action);
  expect(screen.getByText('The label is required')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: coupons.fields.label }), terms.label);
  await user.clear(screen.getByRole('textbox', { name: coupons.fields.count }));
  await user.type(screen.getByRole('textbox', { name: coupons.fields.count }), '1001');
  await press(coupons.createBatch.action);
  expect(screen.getByText(codesMax(1000))).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: coupons.fields.count }));
  await user.type(screen.getByRole('textbox', { name: coupons.fields.count }), '130');
  await press(coupons.createBatch.action);
  expect((await screen.findByRole('alert')).textContent).toContain('Too much is happening at once');
  isDown = false;
  await press(coupons.createBatch.action);
  expect(await screen.findByRole('heading', { level: 1, name: terms.label })).toBeDefined();
  const [first, second] = api.asked
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as { requestId: string });
  expect(first).toMatchObject({ count: 130, requestId: expect.stringMatching(/^[0-9a-z]{10}$/) as string });
  expect(second).toEqual(first);
});

it('the batch screen says that there is no such batch', async () => {
  answers['GET /admin/coupon-batches/ab12cd'] = () => refusal('not-found', 'There is no such batch of coupons.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such batch of coupons.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
