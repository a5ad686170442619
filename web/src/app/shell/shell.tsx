import type { ReactNode, RefObject } from 'react';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import styles from './shell.module.css';

interface ShellProps {
  /** The page's own path. */
  path: string;
  main?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** Navbar, page, footer. */
export function Shell({ path, main, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <Navbar path={path} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
