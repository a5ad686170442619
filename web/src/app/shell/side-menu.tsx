import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/figure/logo.tsx';
import styles from './side-menu.module.css';
import { PageLink, sections, services } from './site-links.tsx';
import { usePath } from './use-path.ts';

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
        aria-label="Open menu"
        aria-haspopup="dialog"
        className={styles.toggle}
        onClick={() => panel.current?.showModal()}
      >
        <Menu aria-hidden="true" size={24} />
      </button>
      <dialog ref={panel} aria-label="Menu" className={styles.panel}>
        <div className={styles.content}>
          <div className={styles.top}>
            <Logo />
            <button
              type="button"
              aria-label="Close menu"
              className={styles.toggle}
              onClick={() => panel.current?.close()}
            >
              <X aria-hidden="true" size={24} />
            </button>
          </div>
          <nav aria-label="Menu">
            <PageLink to={paths.home} label="Home" path={path} className={styles.link} />
            {sections.map(({ to, label }) => (
              <a key={to} href={to} className={styles.link}>
                {label}
              </a>
            ))}
            <p className={styles.group}>Services</p>
            {services.map(({ to, label }) => (
              <PageLink key={to} to={to} label={label} path={path} className={styles.link} />
            ))}
            <hr className={styles.rule} />
            <PageLink to={paths.contact} label="Contact" path={path} className={styles.link} />
          </nav>
        </div>
      </dialog>
    </>
  );
}
