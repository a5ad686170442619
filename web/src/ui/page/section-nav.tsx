import { NavLink } from 'react-router-dom';
import styles from './section-nav.module.css';

interface SectionNavProps {
  label: string;
  links: readonly { to: string; text: string }[];
}

/** The navigation between the screens of one section of the site. */
export function SectionNav({ label, links }: SectionNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to} end className={styles.link ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
