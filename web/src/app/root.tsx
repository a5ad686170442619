import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SessionProvider } from '#web/lib/session.tsx';

export function Root() {
  return (
    <SessionProvider>
      <Outlet />
      <ScrollRestoration />
    </SessionProvider>
  );
}
