import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AccountPage } from '#web/features/account/account-page.tsx';

configure({ asyncUtilTimeout: 5_000 });

/** The page as main.tsx mounts it: effects run twice. */
export function openAccount(): void {
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AccountPage />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
