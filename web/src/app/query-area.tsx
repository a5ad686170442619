import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { useSession } from '#web/lib/session/session.ts';

/** The query cache that all pages behind the sign-in share. The next person in this tab gets a new one, and new pages. */
export function QueryArea() {
  const { user } = useSession();
  return (
    <QueryClientProvider key={user?.id} client={clientOf(user?.id)}>
      <Outlet />
    </QueryClientProvider>
  );
}

let cache: { userId: string | undefined; client: ReturnType<typeof makeQueryClient> } | undefined;

function clientOf(userId: string | undefined) {
  if (cache?.userId !== userId) cache = undefined;
  cache ??= { userId, client: makeQueryClient() };
  return cache.client;
}
