import './memory-device.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { openQuiz } from './open-quiz.tsx';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { closing } from '#web/lib/words/quiz/ending.ts';

export const userId = 'u1';
export let api: FakeApi;
export let user: UserEvent;

/** Before each test of a file: a person with a coupon, who wants no motion. After it: an empty device. */
export function useQuizScreen(): void {
  beforeEach(() => {
    api = fakeApi();
    api.state.coupon = { code: 'SAVE20', discountPercentage: 20, price: 1999, finalPrice: 1599.2 };
    api.install();
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }),
    );
    user = userEvent.setup();
    signIn();
  });
  afterEach(async () => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    const left = await indexedDbOutbox.list(api.attemptId);
    for (const { questionId } of left) await indexedDbOutbox.remove(api.attemptId, questionId);
    await indexedDbSnapshots.remove(userId);
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Leaves in this browser what a sign-in leaves there. */
export function signIn(id = userId): void {
  const claims = btoa(JSON.stringify({ sub: id, email: `${id}@example.com`, exp: Date.now() / 1000 + 86_400 }));
  localStorage.setItem('CognitoIdentityServiceProvider.client.user.idToken', `head.${claims}.sign`);
}

export const question = (number: number) => screen.findByRole('heading', { name: `Question text ${number}` });
export const option = (letter: string, number: number) =>
  screen.getByRole('button', { name: `Option ${letter} of ${number}` });
export const dialog = (name: string) => screen.findByRole(/Notice|End/.test(name) ? 'alertdialog' : 'dialog', { name });

export async function choose(letter: string, number: number): Promise<void> {
  await question(number);
  await user.click(option(letter, number));
}

/** Closes the dialog that greets whoever comes back. */
export async function continueQuiz(): Promise<void> {
  await user.click(within(await dialog('Remaining Attempts')).getByRole('button', { name: 'Continue' }));
  await waitFor(() => screen.getByRole('main'));
}

/** Before an entry that would close the attempt, and nothing is counted yet. */
export const closingQuestion = () => dialog(closing.title);

/** Chooses to end it. */
export async function endIt(): Promise<void> {
  await user.click(within(await closingQuestion()).getByRole('button', { name: closing.end }));
}

/** Comes back to an attempt in which these questions are answered. */
export async function resume(...answered: string[]) {
  api.begin(...answered);
  const site = openQuiz();
  await continueQuiz();
  return site;
}

/** Comes back to an attempt that the next entry or tab switch would close. */
export async function resumeWithOneLeft(): Promise<void> {
  for (const id of ['1', '2']) api.state.events.add(id);
  await resume('q1');
}

/** As the browser does it: the page is gone, and another one is opened. */
export function reload(): void {
  cleanup();
  openQuiz();
}

/** The browser hides the tab, or shows it. */
export function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Something to wait for, until it is released. */
export function held() {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  return { wait, release };
}

/** The network as it is in a tunnel. */
export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.setNetwork('down');
  act(() => void window.dispatchEvent(new Event('offline')));
}

export function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  api.setNetwork('up');
  act(() => void window.dispatchEvent(new Event('online')));
}
