// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AttemptDetails, AttemptRow, PersonView } from '#functions/contract/admin/attempts/attempts.ts';
import { answers, api, atScreen, cellsOf, press, user } from '#test/web/features/at-screen.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { AttemptsPage } from '#web/features/attempts/attempts-page.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import { personLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';
import { daysBackwards } from '#web/lib/words/ui/forms.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import * as lists from '#web/lib/words/admin/lists.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');

const start = Date.UTC(2026, 2, 3, 6);
const attemptId = '1.3.01J00000000000000000000001';
const running: AttemptRow = {
  userId: 'u1',
  attemptId,
  name: 'Asha',
  email: 'asha@example.com',
  quizId: 1,
  quizName: 'Spring',
  version: 3,
  startedAt: start,
  deadline: start + 1_800_000,
  status: 'open',
  answeredCount: 7,
  questionCount: 60,
  lateCount: 0,
  resumeCount: 1,
  remaining: 3,
};
const ended: AttemptRow = {
  ...running,
  userId: 'u2',
  attemptId: '1.3.01J00000000000000000000002',
  name: 'Ravi',
  email: 'ravi@example.com',
  status: 'completed',
  endReason: 'time',
  endedAt: start + 1_800_000,
  report: { status: 'unknown', resends: 1, canDownload: true },
  batch: { batchId: 'k3x9ab', label: 'Class of 2026' },
};
const person: PersonView = {
  userId: 'u1',
  name: 'Asha',
  email: 'asha@example.com',
  granted: [{ quizId: 1, extraMinutes: 25 }],
};

const found = { batchId: 'k3x9ab', label: 'Class of 2026', count: 30, quizId: 1, quizName: 'Spring', createdAt: 0 };

let details: AttemptDetails;
let problem: string | undefined;
const reply = (done: object) => (problem ? refusal('attempt-closed', problem) : done);
atScreen(() => {
  problem = undefined;
  details = {
    attempt: running,
    nextExtraMinutes: 0,
    now: start + 600_000,
    timeline: [
      { kind: 'started', at: start, limitSeconds: 1800, extraMinutes: 10 },
      { kind: 'answer', at: start, questionNumber: 4, question: 'First?', option: 'Yes', position: 2, isLate: false },
      { kind: 'event', at: start + 30_000, cause: 'tab-switch', awaySeconds: 12 },
      { kind: 'grant', at: start + 60_000, minutes: 5, reason: 'Fire drill.', by: 'Vikram' },
      {
        kind: 'answer',
        at: start + 90_000,
        questionNumber: 9,
        question: 'Second?',
        option: 'No',
        position: 1,
        tookSeconds: 90,
        isLate: true,
      },
    ],
  };
  return {
    'GET /admin/attempts': ({ query }) => listFor(query),
    'GET /admin/quizzes': () => ({
      quizzes: [1, 2, 3].map((quizId) => ({ quizId, name: 'Spring', active: quizId === 1, archived: quizId === 3 })),
    }),
    'GET /admin/coupon-batches': () => ({ batches: [found], isCutOff: false }),
    'GET /admin/people': () => ({ people: [person], isCutOff: true }),
    'GET /admin/people/u1': () => person,
    'GET /admin/attempts/u1/{attemptId}': () => details,
    'GET /admin/reports/u1/{attemptId}/file': () => ({ url: 'http://files/r.pdf', expiresAt: 0 }),
    'POST /admin/attempts/u1/{attemptId}/time': ({ body }) => reply({ deadline: 0, remaining: 3, ...body }),
    'POST /admin/attempts/u1/{attemptId}/resumes': () => reply({ deadline: 0, remaining: 4 }),
  };
});

function listFor({ who, person: chosen, label, cursor, status, reason, batch }: Record<string, string>) {
  if (batch === 'farout') return cursor ? { attempts: [ended] } : { attempts: [], next: 'more' };
  if (who === 'nobody' || label === 'nothing') return { attempts: [] };
  if (who || chosen) return { attempts: [running], people: [person], arePeopleCutOff: true };
  if (status === 'open') return { attempts: [running] };
  if (reason === 'time') return { attempts: [ended] };
  if (reason) return { attempts: [] };
  return cursor ? { attempts: [ended] } : { attempts: [running], next: 'more' };
}

const open = (search = '') => openScreen(AttemptsPage, `${paths.adminAttempts}${search}`);
const lines = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const asked = () => api.asked.filter(({ path }) => path === '/admin/attempts').map(({ query }) => query);
const posts = () => api.asked.filter(({ method }) => method === 'POST');

describe('the list of attempts', () => {
  it("shows each attempt's person, state and report, page by page", async () => {
    open();
    expect(cellsOf((await lines())[0])).toEqual([
      ...['Ashaasha@example.com', expect.stringMatching(/^3 Mar 2026/) as string, 'Running', '–'],
      ...['7 of 60', '1 of 3', '–', 'Spring, version 3', '–'],
    ]);
    await press('Load more');
    await screen.findByText('Class of 2026');
    const row = cellsOf((await lines())[1]);
    expect([row[2], row[6]]).toEqual([words.ends.time, lists.reportStatus.unknown]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(asked().at(-1)).toEqual({ cursor: 'more' });
  });

  it('filters by status, days and batch, and keeps the filter in the address', async () => {
    const router = open();
    await lines();
    await user.selectOptions(screen.getByLabelText(lists.labels.status), words.ends.time);
    await user.type(screen.getByLabelText(words.filters.from), '2026-03-01');
    await user.type(screen.getByLabelText(words.filters.until), '2026-03-02');
    await user.type(screen.getByRole('combobox', { name: 'Coupon batch' }), 'CLASS');
    await user.click(await screen.findByRole('option', { name: /^Class of 2026/ }));
    await press('Show');
    await screen.findByText('Ravi');
    const from = new Date('2026-03-01T00:00+05:30').getTime();
    expect(asked().at(-1)).toEqual({
      reason: 'time',
      batch: 'k3x9ab',
      from: String(from),
      until: String(new Date('2026-03-02T00:00+05:30').getTime() + 24 * 3_600_000 - 1),
    });
    expect(router.state.location.search).toContain('status=time');
    await press('Clear');
    await screen.findByText('Asha');
    expect(router.state.location.search).toBe('');
    await user.selectOptions(screen.getByLabelText(lists.labels.status), lists.attempts.completed);
    await press('Show');
    await waitFor(() => expect(asked().at(-1)).toEqual({ status: 'completed' }));
  });

  it('rejects days in the wrong order, and clears fields that were only typed', async () => {
    open();
    await lines();
    const before = asked().length;
    await user.type(screen.getByRole('combobox', { name: 'Person' }), 'asha');
    await user.type(screen.getByLabelText(words.filters.from), '2026-03-02');
    await user.type(screen.getByLabelText(words.filters.until), '2026-03-01');
    await press('Show');
    expect(screen.getByText(daysBackwards)).toBeDefined();
    expect(asked()).toHaveLength(before);
    await press('Clear');
    expect(screen.queryByText(daysBackwards)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveProperty('value', '');
  });

  it('says that later pages may match when the first page has no match', async () => {
    open('?batch=farout');
    expect(await screen.findByText(lists.noMatchYet)).toBeDefined();
    await press('Load more');
    expect(await screen.findByText('Ravi')).toBeDefined();
  });

  it('shows nothing for an unknown person or batch, and clears the filter', async () => {
    const router = open('?who=nobody');
    expect(await screen.findByText(lists.noMatch)).toBeDefined();
    await press('Clear the filter');
    await screen.findByText('Asha');
    await user.type(screen.getByRole('combobox', { name: 'Coupon batch' }), 'nothing');
    await press('Show');
    expect(await screen.findByText(lists.noMatch)).toBeDefined();
    expect(router.state.location.search).toBe('?label=nothing');
    expect(asked().at(-1)).toEqual({ label: 'nothing' });
  });

  it.each([
    ['?person=u1', 2],
    ['?who=asha', 1],
  ])(
    'links to the page of each person found, and reloads each half minute unless it searched: %s',
    async (at, asks) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      open(at);
      const links = await screen.findAllByRole('link', { name: /^Asha ?asha@/ });
      expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([personLink('u1')]));
      expect(screen.getByText(lists.moreMatch)).toBeDefined();
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(asked()).toHaveLength(asks));
    },
  );
});

describe('the screen of an attempt', () => {
  const openOne = () => open(`?attempt=${encodeURIComponent(`u1/${attemptId}`)}`);

  it('describes in words what the picture of the timeline shows', async () => {
    openOne();
    expect((await lines()).map(cellsOf).map((row) => row.slice(0, 3))).toEqual([
      ['+00:00', words.entries.started, 'Time limit: 30 min. It includes 10 extra minutes granted earlier.'],
      ['+00:00', words.answer(4), 'First?Chose “Yes”. Position 2 on the screen.'],
      ['+00:30', words.causes['tab-switch'], words.away('12 s')],
      ['+01:00', words.gotTime(5), words.grantedBy('Vikram', 'Fire drill.')],
      [
        '+01:30',
        `${words.answer(9)}${words.timeline.late}`,
        'Second?Chose “No”. Position 1 on the screen. 1 min 30 s after the previous answer.',
      ],
    ]);
    const figure = screen.getByRole('figure');
    expect(figure.textContent).toContain('2 answers, the slowest after 1 min 30 s. 1 answer arrived late.');
    expect(figure.textContent).toContain('1 absence, 12 s in all. 1 grant.');
    expect(figure.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('20 min')).toBeDefined();
  });

  it.each([0, 3])('counts %i answers that arrived after the time was over', async (lateCount) => {
    details = { ...details, attempt: { ...running, lateCount } };
    openOne();
    const term = await screen.findByText(words.times.late);
    expect(term.nextElementSibling?.textContent).toBe(String(lateCount));
  });

  it('grants a running attempt more time or one more return, each once, also after a retry', async () => {
    const pressTwice = async (name: string) => {
      problem = 'Not now.';
      await press(name);
      await screen.findByText(problem);
      problem = undefined;
      await press(name);
    };
    openOne();
    await press(words.actions.time);
    const minutes = screen.getByRole('textbox', { name: words.minutes });
    await user.clear(minutes);
    await user.type(minutes, '500');
    await user.type(screen.getByLabelText('Reason'), 'Power cut.');
    await press(words.actions.time);
    expect((await screen.findByRole('alert')).textContent).toContain('240');
    expect(posts()).toEqual([]);
    await user.clear(minutes);
    await user.type(minutes, '240');
    await pressTwice(words.actions.time);
    expect(await screen.findByText(words.timeDone(240))).toBeDefined();
    expect(posts().at(-1)).toMatchObject({
      path: `/admin/attempts/u1/${attemptId}/time`,
      body: { minutes: 240, reason: 'Power cut.' },
    });
    await press(words.actions.return);
    await user.type(screen.getByLabelText('Reason'), 'It crashed.');
    await pressTwice(words.actions.return);
    expect(await screen.findByText(words.returnDone(3))).toBeDefined();
    expect(new Set(posts().map(({ body }) => body?.['grantId'])).size).toBe(2);
    expect(screen.queryByRole('button', { name: words.report.reissue })).toBeNull();
    await waitFor(() => expect(api.asked.filter(({ method }) => method === 'GET').length).toBeGreaterThanOrEqual(3));
  });

  it.each([
    ['queued', words.reissued],
    ['already', lists.alreadySent],
  ])('reissues the report of an ended attempt after a warning, or downloads it: %s', async (outcome, told) => {
    answers['POST /admin/reports/u1/{attemptId}/reissues'] = () => ({ outcome });
    details = { ...details, attempt: { ...ended, userId: 'u1', attemptId, endedAt: start + 900_000 } };
    openOne();
    expect(await screen.findByText('15 min')).toBeDefined();
    await press(words.report.reissue);
    const dialog = screen.getByRole('dialog', { name: words.reissueTitle('Ravi') });
    expect(dialog.textContent).toContain(words.reissueAbout(3, 'ravi@example.com'));
    expect(dialog.textContent).toContain(words.mayArriveTwice);
    await user.type(within(dialog).getByLabelText('Reason'), 'A wrong name.');
    await user.click(within(dialog).getByRole('button', { name: words.report.reissue }));
    expect(await screen.findByText(told)).toBeDefined();
    expect(posts().at(-1)?.body).toEqual({ resends: 1, reason: 'A wrong name.' });
    await press(words.report.download);
    await waitFor(() => expect(followDownload).toHaveBeenCalledWith('http://files/r.pdf'));
    expect(screen.queryByRole('button', { name: words.actions.time })).toBeNull();
  });
});
