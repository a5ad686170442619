import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { QuizSelectionPage } from '#web/features/quiz-selection/quiz-selection-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

configure({ asyncUtilTimeout: 5_000 });

/** Stands for the quiz: what it is told by the page before. */
function Quiz() {
  return <p>Quiz opened with {JSON.stringify(useLocation().state)}</p>;
}

/** The page in a router, as main.tsx mounts it: effects run twice. */
export function openSelection(): void {
  render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <MemoryRouter initialEntries={[paths.quizSelection]}>
          <Routes>
            <Route path={paths.quizSelection} element={<QuizSelectionPage />} />
            <Route path={paths.quiz} element={<Quiz />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

export async function openOffer(): Promise<void> {
  openSelection();
  await screen.findByRole('heading', { name: 'TrueIn Assessment' });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const quizOpened = () => screen.findByText('Quiz opened with {"cameFromSelection":true}');
