import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { useSession } from '#web/lib/session/session.ts';

/** The query cache that all pages behind the sign-in share. Another person in this tab gets a new one, and new pages. */
export function QueryArea() {
  const { user } = useSession();
  const { key, client } = cacheOf(user?.id);
  return (
    <QueryClientProvider key={key} client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

const newCache = (userId?: string) => ({ userId, key: userId, client: makeQueryClient() });

let cache = newCache();

/** Signing out keeps the pages, because they know whether a person was signed in. */
function cacheOf(userId: string | undefined) {
  if (userId !== undefined && userId !== cache.userId)
    cache = cache.userId === undefined ? { ...cache, userId } : newCache(userId);
  return cache;
}
