import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QuestionBankPage } from '#web/features/question-bank/question-bank-page.tsx';
import { VersionsPage } from '#web/features/question-bank/versions/versions-page.tsx';
import { ReportsPage } from '#web/features/reports/reports-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

// jsdom has no CSS object; React Aria's dialogs ask it for one thing.
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

configure({ asyncUtilTimeout: 5_000 });

/** The admin's pages in a router, as main.tsx mounts them: effects run twice. */
export function openAdmin(path: string = paths.adminQuizzes) {
  const router = createMemoryRouter(
    [
      { path: paths.adminQuizzes, Component: QuestionBankPage },
      { path: paths.adminReports, Component: ReportsPage },
      { path: paths.adminVersions, Component: VersionsPage },
    ],
    { initialEntries: [path] },
  );
  render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return router;
}
