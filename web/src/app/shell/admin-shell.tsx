import { useQuery } from '@tanstack/react-query';
import { Link, matchPath, Outlet, useLocation } from 'react-router-dom';
import { adminScreens, detailScreens } from '#web/app/admin-screens.ts';
import { waitingQuery } from '#web/lib/admin/waiting.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/app/admin.ts';
import { product } from '#web/lib/words/ui.ts';
import { Logo } from '#web/ui/figure/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AdminSearch } from './admin-search.tsx';
import { AppShell } from './app-shell.tsx';

const width = 'mx-auto w-[min(100%_-_2_*_var(--gutter),90rem)]';
const tabClass =
  'flex min-h-11 flex-none items-center gap-1.5 border-b-3 border-transparent text-[0.875rem] font-semibold text-quiet no-underline hover:text-body aria-[current]:border-b-body aria-[current]:text-body';

/** The frame of the admin screens: a bar with their groups and the search, then the screens of the current group. */
export function AdminShell() {
  const { pathname } = useLocation();
  const { data: waiting } = useQuery(waitingQuery);
  const waits = (path: string) => waiting?.[path] ?? 0;
  const shown = [...adminScreens, ...detailScreens].find(({ path }) => matchPath(path, pathname));
  const screensOf = (id: string | undefined) => adminScreens.filter(({ group }) => group === id);
  const siblings = screensOf(shown?.group);
  const groups = Object.entries(words.groups).map(([id, title]) => {
    const screens = screensOf(id);
    return { id, title, to: screens[0]?.path ?? '', count: screens.reduce((sum, { path }) => sum + waits(path), 0) };
  });
  const header = (
    <header className="relative z-(--layer-header) border-b border-line bg-page pt-[env(safe-area-inset-top)] lg:sticky lg:top-0 print:hidden short:relative">
      <div className={`${width} flex flex-wrap items-center gap-x-[min(1.5rem,4vw)] lg:min-h-14`}>
        <a href={paths.home} aria-label={product} className="flex rounded-sm text-inherit no-underline lg:order-first">
          <Logo className="max-sm:[&>:last-child]:hidden" />
        </a>
        <AdminSearch />
        <AccountMenu />
        <nav
          aria-label={words.navigation}
          className="flex flex-wrap gap-x-[min(1.25rem,3.5vw)] max-lg:basis-full lg:order-first"
        >
          {groups.map(({ id, title, to, count }) => (
            <Tab key={id} {...{ title, to, count }} current={id === shown?.group && (siblings.length > 1 || 'page')} />
          ))}
        </nav>
      </div>
    </header>
  );
  return (
    <AppShell header={header} footer={null}>
      <div className={width}>
        {siblings.length > 1 && (
          <nav aria-label={words.groups[shown?.group ?? 'overview']} className="flex flex-wrap gap-x-4 print:hidden">
            {siblings.map(({ path, title }) => (
              <Tab key={path} title={title} to={path} count={waits(path)} current={path === pathname && 'page'} />
            ))}
          </nav>
        )}
        <Outlet />
      </div>
    </AppShell>
  );
}

interface TabProps {
  title: string;
  to: string;
  /** How much waits there for an admin. */
  count: number;
  current: 'page' | boolean;
}

function Tab({ title, to, count, current }: TabProps) {
  return (
    <Link
      to={to}
      aria-current={current || undefined}
      aria-label={count > 0 ? words.waiting(title, count) : undefined}
      className={tabClass}
    >
      <span>{title}</span>
      {count > 0 && (
        <span className="rounded-full bg-marigold px-1.5 text-[0.75rem]/[1.5] text-ink tabular-nums">
          {words.waitingCount(count)}
        </span>
      )}
    </Link>
  );
}
