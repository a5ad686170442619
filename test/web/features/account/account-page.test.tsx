// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionStates } from '#test/web/app/session-states.ts';
import * as attemptWords from '#web/lib/words/account/attempts.ts';
import * as dataWords from '#web/lib/words/account/data.ts';
import * as words from '#web/lib/words/account/page.ts';
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
const lines = async () => within(await screen.findByRole('list', { name: attemptWords.list })).getAllByRole('listitem');

it("the account page shows the person, with a drawn picture if their photo doesn't load", () => {
  open();
  const you = screen.getByRole('region', { name: words.you });
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
    expect(newer?.textContent).toContain(`12 November 2026 · ${attemptWords.endings.candidate(58, 60)}`);
    expect(newer?.textContent).toContain(attemptWords.sentOn('asha@example.com', 'Friday, 13 November'));
    expect(older?.textContent).toContain(attemptWords.bounced('asha@example.com'));
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
    expect(line?.textContent).toContain(attemptWords.startedOn('5 November 2026', attemptWords.answered(12, 60)));
    expect(
      within(line ?? document.body)
        .getByRole('link', { name: attemptWords.resume })
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
      expect(screen.queryAllByRole('link', { name: new RegExp(`^${attemptWords.read}`) })).toHaveLength(
        canRead ? 1 : 0,
      );
      expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    },
  );

  it('invites to a first assessment when the list is empty', async () => {
    open();
    expect(screen.getByText(attemptWords.loading)).toBeDefined();
    expect(await screen.findByText(attemptWords.none)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Take Assessment' }).getAttribute('href')).toBe('/quiz-selection');
  });

  it('shows why the list failed to load, and retries on request', async () => {
    api.fail('list', { status: 403, code: 'forbidden', message: 'Not now.' });
    open();
    expect((await screen.findByRole('alert')).textContent).toBe(`${attemptWords.loadFailed}Not now.`);
    expect(screen.queryByRole('region', { name: words.consent })).toBeNull();
    await user.click(button('Try again'));
    expect(await screen.findByText(attemptWords.none)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a report on the account page', () => {
  it('links to its own page, and downloads from the address that the server gives', async () => {
    api.state.attempts = [makeAttempt(4)];
    open();
    await lines();
    const link = screen.getByRole('link', { name: attemptWords.readOf('TrueIn Assessment', '4 November 2026') });
    expect(link.getAttribute('href')).toBe('/reports/1.1.01J00000000000000000000004');
    await user.click(button(attemptWords.downloadOf('TrueIn Assessment', '4 November 2026')));
    await waitFor(() => expect(followDownload).toHaveBeenCalledTimes(1));
    expect(followDownload).toHaveBeenCalledWith('https://reports.example/1.1.01J00000000000000000000004.pdf');
  });

  it('shows why the download failed', async () => {
    api.state.attempts = [makeAttempt(4)];
    api.fail('report', { status: 409, code: 'report-not-ready', message: 'It is not ready yet.' });
    open();
    await lines();
    await user.click(button(/^Download/));
    expect((await screen.findByRole('alert')).textContent).toBe(attemptWords.downloadFailed('It is not ready yet.'));
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
    const section = within(await screen.findByRole('region', { name: words.consent }));
    expect(section.getByText(words.agreed('2 November 2026'))).toBeDefined();
    expect(section.getByText(words.textOf('2026-01'))).toBeDefined();
    expect(section.getByText('Why we ask.')).toBeDefined();
    expect(section.getByText(words.guardianAgreed(guardian, '9 July 2026'))).toBeDefined();
    expect(section.getByText(words.noText)).toBeDefined();
  });

  it('says that consent was not asked for yet', async () => {
    open();
    expect(await screen.findByText(words.noConsent)).toBeDefined();
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
    await user.click(button(dataWords.exportData));
    await screen.findByText(dataWords.exported('truein-my-data.json'));
    expect(saved).toEqual(['truein-my-data.json blob:1']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      exportedAt: 1,
      profile: { name: 'Asha Rao' },
      attempts: ['a', 'b', 'c', 'd'].map((attemptId) => ({ attemptId })),
    });
  });
});
