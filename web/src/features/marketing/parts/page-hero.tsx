import type { ReactNode } from 'react';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  text: string;
  profile: Profile;
  children?: ReactNode;
}

/** The opening of a page with one message. */
export function PageHero({ title, text, profile, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children && <div className={styles.action}>{children}</div>}
        </div>
        <ProfileShape profile={profile} withRings className={styles.shape} />
      </div>
    </div>
  );
}
