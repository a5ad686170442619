import { paths } from '#web/lib/paths.ts';
import { Island } from '#web/ui/page/island.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { barLink, PageLink, sections } from './site-links.tsx';
import * as words from '#web/lib/words/app/navigation.ts';
import { product } from '#web/lib/words/ui.ts';

export function Navbar({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-(--layer-header) border-b border-line bg-page pt-[env(safe-area-inset-top)] print:hidden short:relative">
      <div className="page-width flex min-h-[calc(var(--header-height)_-_1px)] flex-wrap items-center gap-x-[min(1.5rem,4vw)] gap-y-0">
        <a href={paths.home} aria-label={product} className="flex rounded-sm text-inherit no-underline">
          <Logo />
        </a>
        <nav aria-label={words.main} className="ml-auto hidden items-center gap-6 lg:flex lg:flex-wrap lg:gap-x-6">
          <PageLink to={paths.home} label={words.labels.home} path={path} className={barLink} />
          {sections.map(({ to, label }) => (
            <a key={to} href={to} className={barLink}>
              {label}
            </a>
          ))}
          <Island name="services-menu" when="interaction">
            <ServicesMenu />
          </Island>
          <PageLink to={paths.contact} label={words.labels.contact} path={path} className={barLink} />
        </nav>
        <div className="ml-auto flex min-h-11 items-center gap-2 lg:ml-0 lg:min-w-22 lg:justify-end">
          <Island name="account-menu" when="session">
            <AccountMenu />
          </Island>
          <Island name="side-menu" when="interaction">
            <SideMenu />
          </Island>
        </div>
      </div>
    </header>
  );
}
