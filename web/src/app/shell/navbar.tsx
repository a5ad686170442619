import { paths } from '#web/lib/paths.ts';
import { Island } from '#web/ui/page/island.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './navbar.module.css';
import { ServicesMenu } from './services-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { PageLink, sections } from './site-links.tsx';

export function Navbar({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={paths.home} aria-label="TrueIn" className={styles.logo}>
          <Logo />
        </a>
        <nav aria-label="Main" className={styles.links}>
          <PageLink to={paths.home} label="Home" path={path} className={styles.link} />
          {sections.map(({ to, label }) => (
            <a key={to} href={to} className={styles.link}>
              {label}
            </a>
          ))}
          <Island name="services-menu" when="interaction">
            <ServicesMenu />
          </Island>
          <PageLink to={paths.contact} label="Contact" path={path} className={styles.link} />
        </nav>
        <div className={styles.end}>
          <Island name="account-menu" when="session">
            <AccountMenu />
          </Island>
          <Island name="side-menu" when="interaction">
            <SideMenu />
          </Island>
        </div>
      </div>
    </header>
  );
}
