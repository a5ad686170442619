import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import styles from './shell.module.css';

/** Navbar, page, footer. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  const isWaiting = useNavigation().state === 'loading';
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.progress} data-waiting={isWaiting} />
      <Navbar />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** As a load of a page would, a change of page puts the reader at its start. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
