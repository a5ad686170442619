import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { makeQueryClient } from '#web/lib/query-client.ts';

/** The query cache that all pages behind the sign-in share. */
const client = makeQueryClient();

export function QueryArea() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
