import { Outlet } from 'react-router-dom';
import { SectionNav } from '#web/ui/page/section-nav.tsx';
import { adminScreens } from './admin-screens.ts';
import styles from './admin-area.module.css';

const links = adminScreens.map(({ path, title }) => ({ to: path, text: title }));

/** The frame of the admin screens, with their navigation. */
export function AdminArea() {
  return (
    <div className={styles.area}>
      <SectionNav label="Admin" links={links} />
      <Outlet />
    </div>
  );
}
