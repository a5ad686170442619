import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { makeQueryClient } from '#web/lib/query-client.ts';

configure({ asyncUtilTimeout: 5_000 });

/** The page as main.tsx mounts it: effects run twice. */
export function openAccount(): void {
  render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <MemoryRouter>
          <AccountPage />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
