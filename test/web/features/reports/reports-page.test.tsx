// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportStatus, ReportView } from '#functions/contract/admin/reports/reports.ts';
import { api, atScreen, cellsOf, press, user } from '#test/web/features/at-screen.ts';
import { refusal } from '#test/web/features/open-screen.tsx';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import { paths } from '#web/lib/paths.ts';
import { reasonMissing } from '#web/lib/words/ui/forms.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import * as lists from '#web/lib/words/admin/lists.ts';

// Without a factory: Vitest gives the real module to the second of two imports at a time, and two lists are loaded at a time.
vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');

let reports: Partial<Record<ReportStatus, ReportView[]>>;
let reply: object;
atScreen(() => {
  reports = {};
  reply = { outcome: 'queued' };
  return {
    'GET /admin/reports': ({ query: { statuses = '', cursor = '0' } }) => {
      const asked = statuses.split(',') as ReportStatus[];
      const found = asked.flatMap((status) => reports[status] ?? []).sort((a, b) => b.createdAt - a.createdAt);
      const end = Number(cursor) + 50;
      return { reports: found.slice(Number(cursor), end), ...(found.length > end && { next: String(end) }) };
    },
    'GET /admin/waiting': () => ({ held: 120, attention: 4, messages: {} }),
    'GET /admin/reports/{userId}/{attemptId}/file': () => ({ url: 'http://files/report.pdf', expiresAt: 0 }),
    'POST /admin/reports/resends': () => reply,
    'POST /admin/reports/{userId}/{attemptId}/resends': () => reply,
  };
});
const orders = () => api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

function makeReport(number: number, status: ReportStatus, changes: Partial<ReportView> = {}): ReportView {
  return {
    userId: `user${number}`,
    attemptId: `1.3.01J000000000000000000000${number}`,
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    status,
    createdAt: Date.UTC(2026, 2, number, 6),
    tries: number,
    resends: 0,
    canDownload: false,
    canResend: !['pending', 'claimed', 'sending'].includes(status),
    ...changes,
  };
}
const lines = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
/** Without the box to select the line. */
const cells = (line: HTMLElement | undefined) => cellsOf(line).slice(1);
const tab = (name: string) => user.click(screen.getByRole('tab', { name }));

describe('the list of reports', () => {
  it('starts with failed, possibly sent and bounced reports, newest first', async () => {
    reports.failed = [makeReport(3, 'failed', { problem: 'Mailbox does not exist.' }), makeReport(1, 'failed')];
    reports.unknown = [makeReport(2, 'unknown', { name: '', email: '' })];
    reports.bounced = [makeReport(0, 'bounced', { sentAt: Date.UTC(2026, 2, 1) })];
    openAdmin(paths.adminReports);
    const shown = await lines();
    expect(shown.map((line) => cells(line)[0])).toEqual([
      'Person 3person3@example.com',
      lists.deletedAccount,
      'Person 1person1@example.com',
      'Person 0person0@example.com',
    ]);
    expect(cells(shown[3])[1]).toBe(lists.reportStatus.bounced);
    const [, status, created, sent, tries, problem, attempt] = cells(shown[0]);
    expect([status, sent, tries, problem, attempt]).toEqual([
      ...[lists.reportStatus.failed, '–', '3', 'Mailbox does not exist.', lists.attempts.open],
    ]);
    expect(created).toMatch(/^3 Mar 2026/);
    expect(cells(shown[1])[1]).toBe(lists.reportStatus.unknown);
    expect(screen.getByText(words.count(4))).toHaveProperty('role', 'status');
    expect(await screen.findByRole('tab', { name: 'Held (99+)' })).toBeDefined();
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Person', 'Status', 'Created', 'Sent', 'Tries', 'Problem', 'Attempt', 'Actions']);
  });

  it.each([
    ['pending', 'pending'],
    ['sending', 'claimed,sending'],
    ['sent', 'sent,delivered'],
  ] as const)('shows in the tab “%s” the states %s, and says when there are none', async (group, statuses) => {
    const router = openAdmin(paths.adminReports);
    expect(await screen.findByText(words.empty)).toBeDefined();
    await tab(words.groups[group]);
    await waitFor(() => expect(api.asked.at(-1)?.query['statuses']).toBe(statuses));
    expect(await screen.findByText(words.empty)).toBeDefined();
    expect(router.state.location.search).toMatch(/^\?show=/);
  });

  it('shows when a report was sent, which file and by which template', async () => {
    const pdf = { sha256: '3f2a9c1b'.padEnd(64, '0'), template: 2 };
    reports.sent = [makeReport(4, 'sent', { sentAt: Date.UTC(2026, 3, 9, 6), pdf })];
    openAdmin(`${paths.adminReports}?show=sent`);
    const [, , , sent = ''] = cells((await lines())[0]);
    expect(sent).toMatch(/^9 Apr 2026/);
    expect(sent).toContain(words.aboutPdf + words.checksum(pdf.sha256, 2));
  });

  it('resends a report with a reason, in the state on the screen', async () => {
    reports.bounced = [makeReport(1, 'bounced', { resends: 2 })];
    openAdmin(paths.adminReports);
    await press(`${words.actions.again}: Person 1`);
    const dialog = screen.getByRole('dialog', { name: words.againTitle('Person 1') });
    expect(dialog.textContent).toContain(words.samePdf('person1@example.com'));
    expect(dialog.textContent).not.toContain('twice');
    await user.click(within(dialog).getByRole('button', { name: words.actions.again }));
    expect(orders()).toEqual([]);
    expect(within(dialog).getByText(reasonMissing)).toBeDefined();
    await user.type(within(dialog).getByLabelText('Reason'), 'Mailbox was full.');
    reports.bounced = [];
    await user.click(within(dialog).getByRole('button', { name: words.actions.again }));
    expect(await screen.findByText(words.onItsWay('Person 1'))).toBeDefined();
    expect(orders()).toEqual([{ resends: 2, status: 'bounced', reason: 'Mailbox was full.' }]);
    expect(await screen.findByText(words.empty)).toBeDefined();
  });

  it("warns before a possible second delivery, and shows the server's refusal", async () => {
    reports.unknown = [makeReport(2, 'unknown')];
    reply = refusal('report-not-ready', 'It is on its way already.');
    openAdmin(paths.adminReports);
    await press(`${words.actions.again}: Person 2`);
    expect(screen.getByText(words.mayArriveTwice('Person 2'))).toBeDefined();
    await user.type(screen.getByLabelText('Reason'), 'They asked.');
    await press(words.actions.again);
    expect((await screen.findByRole('alert')).textContent).toBe('It is on its way already.');
  });

  describe('resending many reports', () => {
    const select = async (name: string) =>
      user.click(await screen.findByRole('checkbox', { name: words.select(name) }));
    const all = () => screen.getByRole('checkbox', { name: words.selectAll.again });
    const outcome = (number: number, rest: object) => {
      const { userId, attemptId } = makeReport(number, 'failed');
      return { userId, attemptId, ...rest };
    };

    beforeEach(() => {
      reports.failed = [makeReport(1, 'failed'), makeReport(2, 'failed', { resends: 1 })];
      reports.unknown = [makeReport(3, 'unknown')];
      openAdmin(paths.adminReports);
    });

    it('sends the selected ones with one reason, in their states on the screen', async () => {
      await select('Person 3');
      await select('Person 2');
      for (let press = 0; press < 2; press += 1) await select('Person 1');
      expect(screen.getByText(words.selected(2))).toHaveProperty('role', 'status');
      expect(all()).toHaveProperty('indeterminate', true);
      await press(words.sendSelected.again);
      const dialog = within(screen.getByRole('dialog', { name: words.againTitleOf(2) }));
      expect(dialog.getByText(words.mayArriveTwice('Person 3'))).toBeDefined();
      await user.click(dialog.getByRole('button', { name: words.actions.again }));
      expect(dialog.getByText(reasonMissing)).toBeDefined();
      expect(orders()).toEqual([]);
      await user.type(dialog.getByLabelText('Reason'), 'The mail service was down.');
      reply = { results: [outcome(3, { outcome: 'queued' }), outcome(2, { outcome: 'queued' })] };
      reports = { failed: [makeReport(1, 'failed')] };
      await user.click(dialog.getByRole('button', { name: words.actions.again }));
      expect(await screen.findByText(words.onTheirWay(2, 2))).toBeDefined();
      const target = (number: number, resends: number, status: string) => ({ ...outcome(number, {}), resends, status });
      expect(orders()).toEqual([
        { reports: [target(3, 0, 'unknown'), target(2, 1, 'failed')], reason: 'The mail service was down.' },
      ]);
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: words.select('Person 3') })).toBeNull());
      expect(screen.queryByRole('button', { name: words.sendSelected.again })).toBeNull();
    });
  });

  it('lets the admin select a stuck report, but not one that a worker has', async () => {
    reports.pending = [makeReport(1, 'pending', { canResend: true }), makeReport(2, 'pending')];
    openAdmin(`${paths.adminReports}?show=pending`);
    expect(await lines()).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: words.select('Person 1') })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: words.select('Person 2') })).toBeNull();
  });

  it('refuses more than 100 reports at once', async () => {
    reports.sent = Array.from({ length: 101 }, (_, index) => makeReport(1, 'sent', { attemptId: `a${index}` }));
    openAdmin(`${paths.adminReports}?show=sent`);
    for (const count of [50, 100]) {
      expect(await screen.findByText(words.countSoFar(count))).toBeDefined();
      await press('Load more');
    }
    await screen.findByText(words.count(101));
    await user.click(screen.getByRole('checkbox', { name: words.selectAll.again }));
    expect(screen.getByText(words.tooMany(101, 100))).toBeDefined();
    expect(screen.getByRole('button', { name: words.sendSelected.again })).toHaveProperty('disabled', true);
  });

  it('downloads a report', async () => {
    reports.sent = [makeReport(1, 'sent', { canDownload: true })];
    openAdmin(`${paths.adminReports}?show=sent`);
    await press(`${words.actions.download}: Person 1`);
    await waitFor(() => expect(followDownload).toHaveBeenCalledWith('http://files/report.pdf'));
  });
});
