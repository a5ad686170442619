import { NavLink } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import styles from './admin-nav.module.css';

/** The way between the admin's screens. */
export function AdminNav() {
  return (
    <nav aria-label="Admin" className={styles.nav}>
      <NavLink to={paths.adminQuizzes} className={styles.link ?? ''}>
        Manage Assessment
      </NavLink>
      <NavLink to={paths.adminReports} className={styles.link ?? ''}>
        Reports
      </NavLink>
    </nav>
  );
}
