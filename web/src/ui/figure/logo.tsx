import { classNames } from '#web/ui/class-names.ts';
import styles from './logo.module.css';
import { profilePath, spokeEnd } from './profile-geometry.ts';
import { brandProfile } from './profile-shape.tsx';

interface LogoProps {
  /** Hides the name. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
}

/** The mark and the name. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)}>
      <svg
        viewBox="-50 -50 100 100"
        width="34"
        height="34"
        {...(markOnly ? { role: 'img', 'aria-label': 'TrueIn' } : { 'aria-hidden': true })}
      >
        <path className={styles.area} d={profilePath(brandProfile)} />
        {brandProfile.map((reach, side) => {
          const [x, y] = spokeEnd(side, reach);
          return <line key={side} className={styles.spoke} x1="0" y1="0" x2={x * 0.94} y2={y * 0.94} />;
        })}
      </svg>
      {!markOnly && <span className={styles.name}>TrueIn</span>}
    </span>
  );
}
