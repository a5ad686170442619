import { Outlet } from 'react-router-dom';
import { adminLinks } from '#web/lib/admin/admin-links.ts';
import { SectionNav } from '#web/ui/page/section-nav.tsx';
import styles from './admin-area.module.css';

/** The way between an admin's screens, above the one that is open. */
export function AdminArea() {
  return (
    <div className={styles.area}>
      <SectionNav label="Admin" links={adminLinks} />
      <Outlet />
    </div>
  );
}
