// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BatchCode, BatchView } from '#functions/contract/admin/coupon-batches.ts';
import { fakeApi, openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { CouponsPage } from '#web/features/coupons/coupons-page.tsx';
import { currentToken } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';

vi.mock('#web/lib/auth.ts');
vi.mock('#web/lib/save-file.ts');

const terms = { quizId: 1, label: 'Riverside School, class 12', count: 130, status: 'active', active: true } as const;
const batch = (changes: Partial<BatchView> = {}): BatchView => ({
  ...{ ...terms, batchId: 'ab12cd', validFrom: 0, validUntil: 8e12, discountPercentage: 100, revision: 0 },
  ...{ isComplete: true, isSettled: true, createdAt: 0, createdByName: 'Asha' },
  ...changes,
});
const unused = Array.from({ length: 128 }, (_, place): BatchCode => ({ code: `TRU-${place}`, state: 'unused' }));
const codes: BatchCode[] = [
  {
    ...{ code: 'TRU-USED', state: 'used', redeemedAt: Date.UTC(2026, 2, 2, 9), attemptId: '1.1.01J' },
    person: { userId: 'a', name: '=cmd|Asha', email: 'asha@example.com' },
  },
  { code: 'TRU-GONE', state: 'used' },
  ...unused,
];

let answers: Parameters<typeof fakeApi>[0];
let api: ReturnType<typeof fakeApi>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  vi.mocked(saveFile).mockReset();
  user = userEvent.setup();
  answers = {
    'GET /admin/quizzes': () => ({ quizzes: [{ quizId: 1, name: 'TrueIn Assessment', active: true }] }),
    'GET /admin/quizzes/1/coupons': () => ({ entries: [] }),
    'GET /admin/coupon-batches/ab12cd': () => batch(),
    'GET /admin/coupon-batches/ab12cd/codes': ({ query }) =>
      query['cursor'] ? { codes: codes.slice(100) } : { codes: codes.slice(0, 100), next: 'more' },
  };
  api = fakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => openScreen(CouponsPage, `${paths.adminCoupons}?batch=ab12cd`);
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
// By element: a hundred rows are many to look for by role.
const shownCodes = async () => {
  const table = await screen.findByRole('table');
  return [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
};
const rowOf = (code: string) => screen.getByText(code).closest('tr') as HTMLElement;
const savedText = async () => (await vi.mocked(saveFile).mock.calls.at(-1)?.[1].text())?.split('\r\n');

it('shows all codes of a batch with what became of them, by state', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: terms.label })).toBeDefined();
  expect(await shownCodes()).toHaveLength(100);
  const row = rowOf('TRU-USED');
  expect(row.textContent).toContain('=cmd|Ashaasha@example.com');
  expect(within(row).getByRole('link', { name: 'Open attempt' })).toBeDefined();
  expect(rowOf('TRU-GONE').textContent).toContain('Deleted account');
  await press('Load more');
  expect(await shownCodes()).toHaveLength(130);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Used: 2');
  expect(await shownCodes()).toEqual(['TRU-USED', 'TRU-GONE']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Redeemed, not begun: 0');
  expect(await screen.findByText('No code is in this state.')).toBeDefined();
});

it('saves all unused codes, and all used ones with who used them, without a formula', async () => {
  open();
  await press('CSV of unused codes');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('riverside-school-class-12-unused.csv');
  expect(await savedText()).toEqual(['Code', ...unused.map(({ code }) => code), '']);
  await press('CSV of used codes');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  const [head, used, gone, ...rest] = (await savedText()) ?? [];
  expect(head).toBe('Code,Status,Name,E-mail address,Redeemed at (UTC),Attempt');
  expect(used).toMatch(/^TRU-USED,Used,.?'=cmd\|Asha.?,asha@example.com,2026-03-02T09:00:00.000Z,1\.1\.01J$/);
  expect([gone, ...rest]).toEqual(['TRU-GONE,Used,,,,', '']);
});

it('deactivates the whole batch with a reason, on what was seen', async () => {
  answers['PUT /admin/coupon-batches/ab12cd'] = () => batch({ active: false });
  open();
  await press('Deactivate batch');
  expect(screen.getByRole('dialog', { name: `Deactivate the batch “${terms.label}”` })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sent to the wrong school');
  await press('Deactivate');
  expect(await screen.findByText(`Deactivated the batch “${terms.label}”.`)).toBeDefined();
  const { body } = api.asked.find(({ method }) => method === 'PUT') ?? {};
  expect(body).toMatchObject({ active: false, revision: 0, label: terms.label, reason: 'Sent to the wrong school' });
  expect(body).not.toHaveProperty('maxUses');
});

it('goes on with a batch whose making was cut off', async () => {
  let isDone = false;
  answers['GET /admin/coupon-batches/ab12cd'] = () => batch({ isComplete: isDone, isSettled: isDone });
  answers['POST /admin/coupon-batches/ab12cd/completion'] = () => {
    isDone = true;
    return batch();
  };
  open();
  expect(await screen.findByText('Not all codes are there yet')).toBeDefined();
  await press('Finish the batch');
  await waitFor(() => expect(screen.queryByText('Not all codes are there yet')).toBeNull());
});

it('is made from the list, and a second press goes on with the same request', async () => {
  let isDown = true;
  answers['POST /admin/quizzes/1/coupon-batches'] = () =>
    isDown ? refusal('busy', 'Too much is happening at once. Please try again.') : batch();
  openScreen(CouponsPage, paths.adminCoupons);
  await press('Create a batch of codes');
  await press('Create codes');
  expect(screen.getByText('The label is required')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Label' }), terms.label);
  await user.clear(screen.getByRole('textbox', { name: 'Number of codes' }));
  await user.type(screen.getByRole('textbox', { name: 'Number of codes' }), '1001');
  await press('Create codes');
  expect(screen.getByText('Make at most 1,000 codes at a time.')).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: 'Number of codes' }));
  await user.type(screen.getByRole('textbox', { name: 'Number of codes' }), '130');
  await press('Create codes');
  expect((await screen.findByRole('alert')).textContent).toContain('Too much is happening at once');
  isDown = false;
  await press('Create codes');
  expect(await screen.findByRole('heading', { level: 1, name: terms.label })).toBeDefined();
  const [first, second] = api.asked
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as { requestId: string });
  expect(first).toMatchObject({ count: 130, requestId: expect.stringMatching(/^[0-9a-z]{10}$/) as string });
  expect(second).toEqual(first);
});

it('is shown as it is where an earlier press had arrived, with words that it is not what was asked for now', async () => {
  answers['POST /admin/quizzes/1/coupon-batches'] = () => batch();
  openScreen(CouponsPage, paths.adminCoupons);
  await press('Create a batch of codes');
  await user.type(screen.getByRole('textbox', { name: 'Label' }), terms.label);
  await press('Create codes');
  expect(
    await screen.findByText(/^Your earlier try had arrived: this batch of 130 codes is as you asked for it then\./),
  ).toBeDefined();
});

it('says that there is no such batch', async () => {
  answers['GET /admin/coupon-batches/ab12cd'] = () => refusal('not-found', 'There is no such batch of coupons.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such batch of coupons.');
});
