// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionStates } from '#test/web/app/session-states.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import type { SessionView } from '#web/lib/session/session.ts';
import { api, atAccount, openAccount as open, user } from './at-account.ts';
import { makeAttempt } from './fake-account-api.ts';

const session = vi.hoisted(() => ({ view: undefined as SessionView | undefined }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session.view }));
vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');

atAccount(() => {
  session.view = sessionStates['signed in']();
  vi.mocked(followDownload).mockReset();
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Your assessments' })).getAllByRole('listitem');

it("the account page shows the person, with a drawn picture if their photo doesn't load", () => {
  open();
  const you = screen.getByRole('region', { name: 'You' });
  expect(within(you).getByText('Asha Rao')).toBeDefined();
  expect(within(you).getByText('asha@example.com')).toBeDefined();
  const photo = you.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('https://photos.example/asha.jpg');
  if (photo) fireEvent.error(photo);
  expect(photo?.getAttribute('src')).toBe('/avatar.svg');
});

describe('the list of assessments', () => {
  it("shows the newest first, each with its report's state", async () => {
    api.state.attempts = [
      makeAttempt(3, { report: { status: 'bounced', promisedBy: 1, canRead: true, canDownload: true } }),
      makeAttempt(12),
    ];
    open();
    const [newer, older] = await lines();
    expect(newer?.textContent).toContain('12 November 2026 · 58 of 60 questions answered, ended by you');
    expect(newer?.textContent).toContain('Sent on Friday, 13 November to asha@example.com.');
    expect(older?.textContent).toContain('The mail to asha@example.com came back. Download it here');
  });

  it('offers to resume a running attempt and no report', async () => {
    const {
      endedAt: _,
      endReason: __,
      report: ___,
      ...running
    } = makeAttempt(5, { status: 'open', answeredCount: 12 });
    api.state.attempts = [running];
    open();
    const [line] = await lines();
    expect(line?.textContent).toContain('Started on 5 November 2026 · 12 of 60 questions answered');
    expect(
      within(line ?? document.body)
        .getByRole('link', { name: 'Resume' })
        .getAttribute('href'),
    ).toBe('/quiz-selection');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it.each([
    ['being-prepared', false],
    ['delayed', true],
  ] as const)(
    'offers no download of a report without a file (%s), and a link to read it: %s',
    async (status, canRead) => {
      const report = { status, promisedBy: Date.now() + 1e8, canRead, canDownload: false };
      api.state.attempts = [makeAttempt(6, { report })];
      open();
      await lines();
      expect(screen.queryAllByRole('link', { name: /^Read the report of/ })).toHaveLength(canRead ? 1 : 0);
      expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    },
  );

  it('invites to a first assessment when the list is empty', async () => {
    open();
    expect(screen.getByText('Looking up your assessments…')).toBeDefined();
    expect(await screen.findByText(/You have not taken an assessment yet/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Take Assessment' }).getAttribute('href')).toBe('/quiz-selection');
  });

  it('shows why the list failed to load, and retries on request', async () => {
    api.fail('list', { status: 403, code: 'forbidden', message: 'Not now.' });
    open();
    expect((await screen.findByRole('alert')).textContent).toBe('Your assessments could not be loaded.Not now.');
    expect(screen.queryByRole('region', { name: 'Consent' })).toBeNull();
    await user.click(button('Try again'));
    expect(await screen.findByText(/You have not taken an assessment yet/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a report on the account page', () => {
  it('links to its own page, and downloads from the address that the server gives', async () => {
    api.state.attempts = [makeAttempt(4)];
    open();
    await lines();
    const link = screen.getByRole('link', { name: 'Read the report of TrueIn Assessment, 4 November 2026' });
    expect(link.getAttribute('href')).toBe('/reports/1.1.01J00000000000000000000004');
    await user.click(button('Download the report of TrueIn Assessment, 4 November 2026'));
    await waitFor(() => expect(followDownload).toHaveBeenCalledTimes(1));
    expect(followDownload).toHaveBeenCalledWith('https://reports.example/1.1.01J00000000000000000000004.pdf');
  });

  it('shows why the download failed', async () => {
    api.state.attempts = [makeAttempt(4)];
    api.fail('report', { status: 409, code: 'report-not-ready', message: 'It is not ready yet.' });
    open();
    await lines();
    await user.click(button(/^Download/));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The report could not be downloaded. It is not ready yet.',
    );
    expect(followDownload).not.toHaveBeenCalled();
  });
});

describe('the consent section', () => {
  it('shows when, to which text and by whom each consent was given', async () => {
    const at = Date.UTC(2026, 10, 2, 6);
    const sentences = ['Why we ask.', 'What is stored.'];
    const guardian = { name: 'Meera Rao', relationship: 'mother', contact: 'meera@example.com' };
    api.state.consents = [
      { textVersion: '2026-01', at, isAdult: true, sentences },
      { textVersion: '2025-07', at: at - 1e10, isAdult: false, guardian },
    ];
    open();
    const section = within(await screen.findByRole('region', { name: 'Consent' }));
    expect(section.getByText('You agreed on 2 November 2026, and said that you are 18 or older.')).toBeDefined();
    expect(section.getByText('Text of version 2026-01')).toBeDefined();
    expect(section.getByText('Why we ask.')).toBeDefined();
    expect(
      section.getByText(
        /^Meera Rao \(mother, meera@example\.com\) agreed for you as you were under 18, on 9 July 2026\.$/,
      ),
    ).toBeDefined();
    expect(section.getByText('The text of this version is no longer available.')).toBeDefined();
  });

  it('says that consent was not asked for yet', async () => {
    open();
    expect(await screen.findByText('You have not been asked yet. We ask before your first assessment.')).toBeDefined();
  });
});

describe("the export of one's own data", () => {
  it('saves all pages of the reply as one file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: vi.fn() }),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    api.exported.pages = {
      '': { attempts: [{ attemptId: 'a' }], next: 'b' },
      b: { attempts: [{ attemptId: 'b' }, { attemptId: 'c' }], next: 'd' },
      d: { attempts: [{ attemptId: 'd' }] },
    };
    open();
    await user.click(button('Export my data'));
    await screen.findByText('Your data has been saved as truein-my-data.json.');
    expect(saved).toEqual(['truein-my-data.json blob:1']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      exportedAt: 1,
      profile: { name: 'Asha Rao' },
      attempts: ['a', 'b', 'c', 'd'].map((attemptId) => ({ attemptId })),
    });
  });
});
