import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import styles from './side-menu.module.css';
import { PageLink, SectionLink, services } from './site-links.tsx';

/** The navigation on a narrow screen: a panel from the side. */
export function SideMenu() {
  const { key } = useLocation();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (panel.current?.open) panel.current.close();
  }, [key]);

  useEffect(() => {
    const dialog = panel.current;
    // The backdrop is part of the dialog: a click on it has the dialog itself as its target.
    const closeOnBackdrop = ({ target }: Event) => target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeOnBackdrop);
    return () => dialog?.removeEventListener('click', closeOnBackdrop);
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
            <PageLink to={paths.home} label="Home" className={styles.link} />
            <SectionLink section="about" label="About" className={styles.link} />
            <SectionLink section="pillars" label="Five Pillar Approach" className={styles.link} />
            <p className={styles.group}>Services</p>
            {services.map(({ to, label }) => (
              <PageLink key={to} to={to} label={label} className={styles.link} />
            ))}
            <hr className={styles.rule} />
            <PageLink to={paths.contact} label="Contact" className={styles.link} />
          </nav>
        </div>
      </dialog>
    </>
  );
}
