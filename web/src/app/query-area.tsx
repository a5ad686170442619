import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { makeQueryClient } from '#web/lib/query-client.ts';

/** One cache for all pages behind the sign-in. */
const client = makeQueryClient();

export function QueryArea() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
