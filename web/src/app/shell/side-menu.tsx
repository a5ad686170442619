import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/figure/logo.tsx';
import { menuLink, PageLink, sections, services, usePath } from './site-links.tsx';
import { labels } from '#web/lib/words/app/navigation.ts';
import { menu } from '#web/lib/words/ui.ts';
import { classNames } from '#web/ui/class-names.ts';

const toggleClass =
  'grid h-11 w-[min(2.75rem,14vw)] cursor-pointer items-center justify-items-center rounded-sm border-0 bg-transparent p-0 text-inherit hover:bg-hover lg:hidden';

/** The navigation on a narrow screen: a panel from the side. */
export function SideMenu() {
  const path = usePath();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = panel.current;
    // The backdrop is part of the dialog: a click on it has the dialog itself as its target. A link may lead to a section of this page.
    const close = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog?.close();
    };
    dialog?.addEventListener('click', close);
    return () => dialog?.removeEventListener('click', close);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={menu.open}
        aria-haspopup="dialog"
        className={toggleClass}
        onClick={() => panel.current?.showModal()}
      >
        <Menu aria-hidden="true" size={24} />
      </button>
      <dialog
        ref={panel}
        aria-label={menu.name}
        className="my-0 mr-0 ml-auto h-[calc(100*var(--dvh))] max-h-none w-[min(21rem,100vw_-_48px)] max-w-none overscroll-contain border-0 bg-surface p-0 text-body shadow-2 backdrop:bg-(--backdrop) open:animate-[slide-in_var(--slow)_var(--ease-out)]"
      >
        <div className="min-h-full pt-[max(0.75rem,env(safe-area-inset-top))] pr-[max(1.5rem,env(safe-area-inset-right))] pb-8 pl-6">
          <div className="mt-0 -mr-3 mb-4 ml-0 flex items-center justify-between">
            <Logo />
            <button
              type="button"
              aria-label={menu.close}
              className={toggleClass}
              onClick={() => panel.current?.close()}
            >
              <X aria-hidden="true" size={24} />
            </button>
          </div>
          <nav aria-label={menu.name}>
            <PageLink to={paths.home} label={labels.home} path={path} className={menuLink} />
            {sections.map(({ to, label }) => (
              <a key={to} href={to} className={menuLink}>
                {label}
              </a>
            ))}
            <p className="mx-0 mt-4 mb-0 border-t border-line pt-4 text-sm text-quiet">{labels.services}</p>
            {services.map(({ to, label, className }) => (
              <PageLink key={to} to={to} label={label} path={path} className={classNames(menuLink, className)} />
            ))}
            <hr className="mx-0 my-3 border-t border-r-0 border-b-0 border-l-0 border-line" />
            <PageLink to={paths.contact} label={labels.contact} path={path} className={menuLink} />
          </nav>
        </div>
      </dialog>
    </>
  );
}
