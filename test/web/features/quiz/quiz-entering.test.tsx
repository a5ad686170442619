// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  closingQuestion,
  dialog,
  endIt,
  continueQuiz,
  question,
  resume,
  user,
  userId,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { lost } from '#web/lib/words/quiz/screen.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { paths } from '#web/lib/paths.ts';
import { cameFromSelection } from '#web/lib/route-state.ts';
import * as ending from '#web/lib/words/quiz/ending.ts';
import * as rehearsal from '#web/lib/words/quiz/rehearsal.ts';

useQuizScreen();

describe('entering the quiz', () => {
  it('loads, then shows the first question without a clock', async () => {
    openQuiz();
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(screen.getByText('Please wait while we load your content')).toBeDefined();
    await question(1);
    expect(screen.getByRole('timer', { name: 'Time Left' }).textContent).toBe('--:--');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Option a of 1',
      '2Option b of 1',
      '3Option c of 1',
    ]);
    expect(screen.getByRole('button', { name: 'End Assessment' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins with the practice for whoever wants it, once', async () => {
    const { router } = openQuiz({ ...cameFromSelection, withPractice: true });
    expect(await screen.findByRole('heading', { name: rehearsal.heading })).toBeDefined();
    await user.click(screen.getByRole('button', { name: rehearsal.buttons.skip }));
    await question(1);
    expect(router.state.location.state).toEqual(cameFromSelection);
  });

  it('has no practice in a running attempt', async () => {
    api.begin('q1');
    openQuiz({ ...cameFromSelection, withPractice: true });
    await continueQuiz();
    expect(await question(2)).toBeDefined();
  });

  it.each(['coupon-required', 'consent-required'])(
    'returns to the quiz selection and forgets the stored attempt: %s',
    async (code) => {
      (await resume('q1')).unmount();
      expect(await indexedDbSnapshots.find(userId)).toBeDefined();
      api.fail('enter', { status: 409, code });
      const { router } = openQuiz();
      await waitFor(() => expect(router.state.location.pathname).toBe(paths.quizSelection));
      expect(await indexedDbSnapshots.find(userId)).toBeUndefined();
    },
  );

  it.each([
    ['an answer that the ended attempt lacks', 'no answer', 1],
    ['no answer whose reply alone was lost', 'lost receipt', 0],
    ['an answer that cannot be checked', 'no answer', 1, 'unreachable'],
    ['no answer that a busy server turns out to have', 'lost receipt', 0, 'busy'],
  ] as const)('reports as lost: %s', async (_, fault, count, then?: string) => {
    const { unmount } = await resume('q1');
    api.fail('answer', fault);
    await choose('b', 2);
    await waitFor(() => expect(api.callsOf('answer')).toHaveLength(1));
    unmount();
    Object.assign(api.state, { status: 'completed', endReason: 'candidate' });
    if (then === 'unreachable') api.fail('answer', ...Array.from({ length: 9 }, () => 'no answer' as const));
    if (then === 'busy') api.fail('answer', { status: 503, code: 'busy' });
    openQuiz();
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(screen.queryAllByText(lost(1))).toHaveLength(count);
    expect(await indexedDbOutbox.list(api.attemptId)).toEqual([]);
  });

  it("counts each opening of the page once, also in React's strict mode", async () => {
    api.begin('q1');
    const { unmount } = openQuiz();
    await continueQuiz();
    unmount();
    openQuiz();
    await dialog('Remaining Attempts');
    const ids = new Set(api.callsOf('enter').map(({ body }) => body.eventId));
    expect(ids.size).toBe(2);
    expect(api.state.events.size).toBe(2);
  });

  it.each(['quiz', 'enter'] as const)(
    'shows that a request failed (%s), and retries under the same id',
    async (operation) => {
      api.begin('q1');
      api.fail(operation, { status: 404, code: 'not-found' });
      openQuiz();
      const notice = await dialog('Notice');
      expect(within(notice).getByText('Error loading quiz. Please try again.')).toBeDefined();
      await user.click(within(notice).getByRole('button', { name: 'Try again' }));
      await continueQuiz();
      await question(2);
      expect(new Set(api.callsOf('enter').map(({ body }) => body.eventId)).size).toBe(1);
    },
  );

  it('says that there are no questions', async () => {
    api.fail('enter', { status: 409, code: 'no-questions' });
    openQuiz();
    expect(await screen.findByText('No questions available')).toBeDefined();
  });

  it('asks before an entry that would end the attempt, then goes to the result', async () => {
    api.begin('q1');
    for (const id of ['1', '2', '3']) api.state.events.add(id);
    const { router } = openQuiz();
    expect((await closingQuestion()).textContent).toContain('Server says would-close');
    expect(screen.queryByText(/^Question text/)).toBeNull();
    expect(api.state).toMatchObject({ status: 'open', events: { size: 3 } });
    await endIt();
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    const message = 'You have used all 3 attempts.You will get the report on mail after 24-48 business hours.';
    expect(document.body.textContent).toContain(message);
    expect(router.state.location.pathname).toBe(paths.result);
    const entries = api.callsOf('enter').map(({ body }) => body);
    expect(new Set(entries.map(({ eventId }) => eventId)).size).toBe(1);
    expect(entries.map(({ mayClose }) => mayClose)).toEqual([undefined, true]);
  });

  it('leaves the attempt open when the person declines to end it, and asks again', async () => {
    api.begin('q1');
    for (const id of ['1', '2', '3']) api.state.events.add(id);
    const { unmount } = openQuiz();
    const link = within(await closingQuestion()).getByRole('link', { name: ending.closing.notNow });
    expect(link.getAttribute('href')).toBe(paths.quizSelection);
    unmount();
    openQuiz();
    await closingQuestion();
    expect(api.state).toMatchObject({ status: 'open', events: { size: 3 } });
  });
});
