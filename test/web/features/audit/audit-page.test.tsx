// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import { auditActs } from '#functions/domain/audit.ts';
import { fakeApi, openScreen } from '#test/web/features/open-screen.tsx';
import { actWords } from '#web/features/audit/act-words.ts';
import { AuditPage } from '#web/features/audit/audit-page.tsx';
import { changedFields, fieldWords } from '#web/features/audit/changed-fields.ts';
import { currentToken } from '#web/lib/auth.ts';
import { indiaMonth } from '#functions/domain/india-days.ts';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/auth.ts');

const entry = (changes: Partial<AuditEntryView> = {}): AuditEntryView => ({
  ...{ entryId: '1', at: Date.UTC(2026, 2, 2, 9), by: 'Asha', what: 'coupon-changed', object: 'coupon WELCOME50' },
  ...changes,
});
let answer: Parameters<typeof fakeApi>[0][string];
let api: ReturnType<typeof fakeApi>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  user = userEvent.setup();
  answer = () => ({ entries: [entry()] });
  api = fakeApi({ 'GET /admin/audit': (asked) => answer(asked) });
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (query = '') => openScreen(AuditPage, paths.adminAudit + query);

it('shows what was done, to what, by whom and why, with the fields that differ', async () => {
  answer = () => ({
    entries: [
      entry({
        reason: 'The school asked',
        before: { active: true, discountPercentage: 50, label: 'Old' },
        after: { active: false, discountPercentage: 50, maxUses: 5 },
      }),
      entry({ entryId: '2', what: 'admin-granted', object: 'person 42', objectName: 'Ravi' }),
      entry({ entryId: '3', what: 'account-erased', object: 'account', by: 'Someone whose account was erased' }),
    ],
  });
  open();
  const table = await screen.findByRole('table', { name: 'What was done' });
  expect(within(table).getByRole('rowheader', { name: /^Coupon changed ?coupon WELCOME50$/ })).toBeDefined();
  expect(within(table).getByRole('rowheader', { name: /^Made an admin ?Ravi$/ })).toBeDefined();
  expect(within(table).getByText('Someone whose account was erased')).toBeDefined();
  expect(within(table).getByText('The school asked')).toBeDefined();
  const [fields] = within(table).getAllByRole('table');
  const rows = within(fields as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['active', 'yes', 'no'],
    ['label', 'Old', '–'],
    ['max uses', '–', '5'],
  ]);
  expect(table.querySelector('pre')?.textContent).toContain('"discountPercentage": 50');
});

it('is filtered by act and words, which stand in the address', async () => {
  const router = open();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Act' }), 'Made an admin');
  await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'riverside{Enter}');
  const month = indiaMonth(Date.now());
  await waitFor(() => expect(api.asked.at(-1)?.query).toEqual({ month, what: 'admin-granted', text: 'riverside' }));
  expect(router.state.location.search).toBe(`?month=${month}&what=admin-granted&text=riverside`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Act' }), 'Every act');
  await waitFor(() => expect(api.asked.at(-1)?.query).toEqual({ month, text: 'riverside' }));
});

it('says that nothing was found, and where there is more to look through', async () => {
  answer = ({ query }) => (query['cursor'] ? { entries: [] } : { entries: [], next: 'more' });
  open('?month=2026-03&text=nothing');
  expect(await screen.findByText(/Nothing like that among the newest entries/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Nothing like that was done in March 2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('has words of its own for every act', () => {
  const words = auditActs.map((act) => actWords[act]);
  expect(new Set(words).size).toBe(auditActs.length);
  expect(words.filter((text) => !/^[A-Z][a-z]/.test(text))).toEqual([]);
});

it('tells which fields differ, and how', () => {
  expect(changedFields({ a: 1, b: [1, 2], c: null }, { a: 1, b: [1, 3], c: '' })).toEqual([
    { name: 'b', before: '[1,2]', after: '[1,3]' },
  ]);
  expect(changedFields(undefined, { a: true })).toEqual([{ name: 'a', before: '–', after: 'yes' }]);
  expect(changedFields('one', 'two')).toEqual([{ name: 'value', before: 'one', after: 'two' }]);
  expect(changedFields(undefined, undefined)).toEqual([]);
  expect(changedFields({ b: 1, a: 1, revision: 1 }, { b: 2, a: 2, revision: 2 }).map(({ name }) => name)).toEqual([
    'a',
    'b',
  ]);
  const [moment] = changedFields({ validUntil: Date.UTC(2026, 2, 2, 9) }, { validUntil: 5 });
  expect(moment?.before).toContain('2026');
  expect(moment?.after).toBe('5');
  expect(fieldWords('discountPercentage')).toBe('discount percentage');
});
