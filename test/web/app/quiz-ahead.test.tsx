// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '#web/app/routes.tsx';
import { paths } from '#web/lib/paths.ts';
import { sessionStates } from './session-states.ts';

vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => sessionStates['signed in']() }));
vi.mock('#web/features/quiz-selection/quiz-selection-page.tsx', () => ({
  QuizSelectionPage: () => <h1>Quiz selection</h1>,
}));
const { quizLoaded } = vi.hoisted(() => ({ quizLoaded: { times: 0 } }));
vi.mock('#web/features/quiz/quiz-page.tsx', () => {
  quizLoaded.times += 1;
  return { QuizPage: () => null };
});

afterEach(cleanup);

it('the open selection page loads the code of the quiz ahead', async () => {
  render(
    <MemoryRouter initialEntries={[paths.quizSelection]}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByText('Quiz selection');
  await waitFor(() => expect(quizLoaded.times).toBe(1));
});
