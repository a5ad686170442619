// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import { auditActions } from '#functions/domain/admin/audit.ts';
import { api, atScreen, user } from '#test/web/features/at-screen.ts';
import { type Answers, openScreen } from '#test/web/features/open-screen.tsx';
import { AuditPage } from '#web/features/audit/audit-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/audit.ts';
import * as lists from '#web/lib/words/admin/lists.ts';

vi.mock('#web/lib/session/auth.ts');

const entry = (changes: Partial<AuditEntryView> = {}): AuditEntryView => ({
  entryId: '1',
  at: Date.UTC(2026, 2, 2, 18, 45),
  by: 'Asha',
  what: 'coupon-changed',
  sentence: [{ text: 'Asha' }, { text: ' changed ' }, { text: 'the coupon X', link: { to: 'coupon', code: 'X' } }],
  changes: [
    { field: 'Active', before: 'yes', after: 'no' },
    { field: 'Maximum uses', after: '5' },
  ],
  ...changes,
});
let answer: Answers[string];
atScreen(() => {
  answer = () => ({ entries: [entry({ reason: 'The school asked' })] });
  return {
    'GET /admin/audit': (asked) => answer(asked),
    'GET /admin/people/u1': () => ({ userId: 'u1', name: 'Ravi', email: 'ravi@example.com' }),
  };
});
const open = (query = '') => openScreen(AuditPage, paths.adminAudit + query);
const asked = () => api.asked.filter(({ path }) => path === '/admin/audit').at(-1)?.query;

it("the audit page shows each entry as a sentence with links, India's time, changes and reason", async () => {
  open();
  const table = await screen.findByRole('table', { name: words.columns.what });
  const row = within(table).getAllByRole('row')[1];
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '3 Mar 2026, 00:15',
    'Asha changed the coupon XActive: yes → noMaximum uses: 5',
    'The school asked',
  ]);
  expect(within(table).getByRole('link', { name: 'the coupon X' }).getAttribute('href')).toBe('/admin/coupons?find=X');
});

it('the audit page filters by days, action, words and person, and keeps the filter in the address', async () => {
  const router = open('?from=2026-03-01&until=2026-03-05&person=u1');
  await screen.findByRole('table', { name: words.columns.what });
  expect(asked()).toEqual({ from: '2026-03-01', until: '2026-03-05', person: 'u1' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveProperty('value', 'Ravi'));
  await user.selectOptions(screen.getByRole('combobox', { name: words.action.label }), words.actions['quiz-archived']);
  await user.type(screen.getByRole('searchbox', { name: words.text.label }), 'spring');
  answer = () => ({ entries: [] });
  await user.click(screen.getByRole('button', { name: words.search }));
  expect(await screen.findByText(lists.noMatch)).toBeDefined();
  expect(asked()).toEqual({
    from: '2026-03-01',
    until: '2026-03-05',
    person: 'u1',
    what: 'quiz-archived',
    text: 'spring',
  });
  expect(router.state.location.search).toContain('what=quiz-archived');
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('the audit page keeps the days when the admin clears text that was only typed', async () => {
  open();
  await screen.findByRole('table', { name: words.columns.what });
  const until = screen.getByLabelText(words.days.until);
  const { value } = until as HTMLInputElement;
  expect(value).not.toBe('');
  await user.type(screen.getByRole('searchbox', { name: words.text.label }), 'spring');
  await user.clear(until);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox', { name: words.text.label })).toHaveProperty('value', '');
  expect(screen.getByLabelText(words.days.until)).toHaveProperty('value', value);
});

it('every audit action has words in the filter', () => {
  for (const action of auditActions) expect(words.actions[action]).toMatch(/^[A-Z]/);
});
