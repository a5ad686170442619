import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from '#web/ui/page/loading.tsx';
import { Shell, type ShellProps } from './shell.tsx';

/** The shell around the pages of the application; some have another header and no footer. */
export function AppShell({
  children = <Outlet />,
  ...frame
}: Partial<Pick<ShellProps, 'header' | 'footer' | 'children'>>) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // Scrolls to the top after a change of page, as a full page load would.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Shell {...frame} path={pathname} main={main}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Shell>
  );
}
