import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { mount } from '#test/web/features/open-screen.tsx';
import { QuizSelectionPage } from '#web/features/quiz-selection/quiz-selection-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { fakeSelectionApi, type FakeSelectionApi } from './fake-selection-api.ts';

export let api: FakeSelectionApi;
export let user: UserEvent;

/** Before each test an API of its own; after it the page is empty. The test file itself mocks `auth.ts`. */
export function atSelection(prepare?: () => void): void {
  beforeEach(() => {
    api = fakeSelectionApi();
    user = userEvent.setup({ delay: null });
    prepare?.();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Takes the place of the quiz, and shows what the page before has passed to it. */
function Quiz() {
  return <p>Quiz opened with {JSON.stringify(useLocation().state)}</p>;
}

export function openSelection(): void {
  const routes = [
    { path: paths.quizSelection, Component: QuizSelectionPage },
    { path: paths.quiz, Component: Quiz },
  ];
  mount(routes, paths.quizSelection);
}

export async function openOffer(): Promise<void> {
  openSelection();
  await screen.findByRole('heading', { name: 'TrueIn Assessment' });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const quizOpened = () => screen.findByText('Quiz opened with {"cameFromSelection":true}');
