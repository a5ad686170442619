import './memory-device.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QuizPage } from '#web/features/quiz/quiz-page.tsx';
import { QuizSelectionPage } from '#web/features/quiz-selection/quiz-selection-page.tsx';
import { ResultPage } from '#web/features/result/result-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { cameFromSelection, type RouteState } from '#web/lib/route-state.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

configure({ asyncUtilTimeout: 5_000 });

/** The candidate's three pages in a router, as main.tsx mounts them: effects run twice. */
export function openSite(path: string, state: RouteState = path === paths.quiz ? cameFromSelection : {}) {
  const router = createMemoryRouter(
    [
      { path: paths.home, element: <p>The home page</p> },
      { path: paths.login, element: <p>The login page</p> },
      { path: paths.quizSelection, Component: QuizSelectionPage },
      { path: paths.quiz, Component: QuizPage },
      { path: paths.result, Component: ResultPage },
    ],
    { initialEntries: [{ pathname: path, state }] },
  );
  const view = render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { router, unmount: view.unmount };
}
