// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import type { HolidayList } from '#functions/domain/calendar/holidays.ts';
import { api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { HolidaysForm } from '#web/features/reports/held/holidays-form.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

vi.mock('#web/lib/session/auth.ts');

let reports: ReportView[];
let next: string | undefined;
let holidays: HolidayList;
let reply: object;
atScreen(() => {
  reports = [];
  next = undefined;
  holidays = { holidays: [], revision: 0 };
  reply = {};
  return {
    'GET /admin/reports': () => ({ reports, next }),
    'GET /admin/holidays': () => holidays,
    'PUT /admin/holidays': () => reply,
    'POST /admin/reports/releases': () => reply,
  };
});
const orders = () => api.asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);

const hour = 60 * 60 * 1000;
const idOf = (number: number) => ({ userId: `user${number}`, attemptId: `1.3.01J000000000000000000000${number}` });

function makeHeld(number: number, changes: Partial<ReportView> = {}): ReportView {
  return {
    ...idOf(number),
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    status: 'held',
    createdAt: Date.now() - 5 * hour,
    promisedBy: Date.now() + 40 * hour,
    tries: 0,
    resends: 0,
    canDownload: false,
    canResend: false,
    ...changes,
  };
}

const open = () => openAdmin(`${paths.adminReports}?show=held`);
const row = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent ?? '';

describe('held reports', () => {
  it('show due date, waiting time and promises that are near or over', async () => {
    reports = [
      makeHeld(1, { promisedBy: Date.now() + 3.5 * hour, reviewBy: Date.now() - 1 }),
      makeHeld(2, {
        promisedBy: Date.now() - hour,
        reviewBy: Date.now() - 5 * hour,
        createdAt: Date.now() - 72 * hour,
      }),
      makeHeld(3, { dueAt: Date.UTC(2026, 10, 24, 6), promisedBy: Date.now() + hour }),
      makeHeld(4, { reviewBy: Date.now() + hour, promisedBy: Date.now() + 10 * hour }),
    ];
    open();
    expect(await row('Person 1')).toMatch(new RegExp(`${words.afterApproval}5 hours.*3 hours left`));
    expect(await row('Person 2')).toMatch(/3 days.*Overdue/);
    // It is sent automatically.
    expect(await row('Person 3')).toMatch(/24 Nov 2026/);
    expect(await row('Person 3')).not.toMatch(/left|Overdue/);
    // A promise is near from the moment that was set at the end of the attempt.
    expect(await row('Person 4')).not.toMatch(/left/);
    expect(screen.getByRole('button', { name: `${words.actions.release}: Person 1` })).toBeDefined();
    expect(screen.getByRole('button', { name: `${words.actions.now}: Person 3` })).toBeDefined();
  });

  it('are released one at a time, after a question with the recipient', async () => {
    reports = [makeHeld(1)];
    reply = { results: [{ ...idOf(1), outcome: 'released' }] };
    open();
    await press(`${words.actions.release}: Person 1`);
    const dialog = within(screen.getByRole('alertdialog', { name: words.nowTitle('Person 1') }));
    expect(dialog.getByText(words.nowAbout('person1@example.com'))).toBeDefined();
    expect(dialog.getByText(words.unread)).toBeDefined();
    expect(orders()).toEqual([]);
    reports = [];
    next = undefined;
    await user.click(dialog.getByRole('button', { name: words.actions.now }));
    expect(await screen.findByText(words.onItsWay('Person 1'))).toBeDefined();
    expect(orders()).toEqual([{ reports: [idOf(1)] }]);
    expect(await screen.findByText(words.empty)).toBeDefined();
  });

  it('are released together, with the outcome of each if some failed', async () => {
    reports = [makeHeld(1), makeHeld(2, { dueAt: 1 }), makeHeld(3)];
    reply = {
      results: [
        { ...idOf(1), outcome: 'released' },
        { ...idOf(2), outcome: 'already' },
        { ...idOf(3), outcome: 'refused', code: 'not-found', message: 'There is no such report.' },
      ],
    };
    open();
    await user.click(await screen.findByRole('checkbox', { name: words.selectAll.now }));
    await press(words.sendSelected.now);
    const dialog = within(screen.getByRole('alertdialog', { name: words.nowTitleOf(3) }));
    expect(dialog.getByText(words.unreadOf(2, 3))).toBeDefined();
    await user.click(dialog.getByRole('button', { name: words.actions.now }));
    expect(await screen.findByText(words.onTheirWay(1, 3))).toBeDefined();
    const told = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      `Person 1: ${words.fates.released}`,
      `Person 2: ${words.fates.already}`,
      `Person 3: ${words.fates.refused} There is no such report.`,
    ]);
  });
});

describe('the public holidays', () => {
  const form = async () => {
    open();
    await press(words.holidays.title);
    // Until the list is loaded, this is another dialog.
    await screen.findByRole('button', { name: words.holidays.save });
    return within(screen.getByRole('dialog', { name: words.holidays.title }));
  };

  it('are added, changed and removed at the seen revision', async () => {
    holidays = {
      holidays: [
        { day: '2026-10-02', name: 'Gandhi Jayanti' },
        { day: '2026-11-09', name: 'Diwali' },
      ],
      revision: 4,
    };
    const dialog = await form();
    await user.click(await dialog.findByRole('button', { name: words.removeHoliday('Diwali') }));
    await user.click(dialog.getByRole('button', { name: words.holidays.add }));
    const [, day] = dialog.getAllByLabelText(words.holiday.day);
    const [, name] = dialog.getAllByLabelText(words.holiday.name);
    await user.type(day as HTMLElement, '2026-12-25');
    await user.type(name as HTMLElement, ' Christmas ');
    // Left empty, it is left out.
    await user.click(dialog.getByRole('button', { name: words.holidays.add }));
    await user.click(dialog.getByRole('button', { name: words.holidays.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders()).toEqual([
      {
        holidays: [
          { day: '2026-10-02', name: 'Gandhi Jayanti' },
          { day: '2026-12-25', name: 'Christmas' },
        ],
        revision: 4,
      },
    ]);
  });

  it('are saved with the list and revision that the form began with, though the list has changed', async () => {
    const began = { holidays: [{ day: '2026-10-02', name: 'Gandhi Jayanti' }], revision: 4 };
    const props = { onClose: vi.fn(), onReload: vi.fn() };
    const formOf = (known: HolidayList) => (
      <QueryClientProvider client={queries}>
        <HolidaysForm known={known} {...props} />
      </QueryClientProvider>
    );
    const queries = makeQueryClient();
    const { rerender } = render(formOf(began));
    rerender(formOf({ holidays: [], revision: 5 }));
    await press(words.holidays.save);
    await waitFor(() => expect(orders()).toEqual([began]));
  });

  it('move the focus to a new or the next line, and ask before a removal is discarded', async () => {
    holidays = {
      holidays: ['Diwali', 'Holi', 'Eid'].map((name, place) => ({ day: `2026-10-0${place + 1}`, name })),
      revision: 4,
    };
    const dialog = await form();
    await user.click(await dialog.findByRole('button', { name: words.removeHoliday('Holi') }));
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: words.removeHoliday('Eid') })),
    );
    await user.click(dialog.getByRole('button', { name: words.removeHoliday('Eid') }));
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: words.removeHoliday('Diwali') })),
    );
    await user.click(dialog.getByRole('button', { name: words.holidays.add }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getAllByLabelText(words.holiday.day)[1]));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders()).toEqual([]);
  });

  it('need a day and a name, and each day once', async () => {
    holidays = { holidays: [{ day: '2026-10-02', name: 'Gandhi Jayanti' }], revision: 1 };
    const dialog = await form();
    await user.click(await dialog.findByRole('button', { name: words.holidays.add }));
    await user.type(dialog.getAllByLabelText(words.holiday.day)[1] as HTMLElement, '2026-10-02');
    await user.click(dialog.getByRole('button', { name: words.holidays.save }));
    expect(dialog.getByText(words.problems.twice)).toBeDefined();
    expect(dialog.getByText(words.problems.name)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getAllByLabelText(words.holiday.day)[1]));
    expect(orders()).toEqual([]);
  });
});
