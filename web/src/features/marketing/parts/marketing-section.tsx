import type { ReactNode } from 'react';
import styles from '../marketing.module.css';

interface MarketingSectionProps {
  heading: string;
  isSunken?: boolean | undefined;
  /** Content below the heading, in its column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a marketing page: its heading on one side, its content on the other. */
export function MarketingSection({ heading, isSunken = false, aside, children }: MarketingSectionProps) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className={isSunken ? styles.sunken : styles.section}>
      <div className={styles.split}>
        <div>
          <h2 id={id}>{heading}</h2>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}
