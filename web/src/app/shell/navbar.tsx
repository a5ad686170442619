import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './navbar.module.css';
import { SideMenu } from './side-menu.tsx';
import { PageLink, SectionLink, services } from './site-links.tsx';

export function Navbar() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} aria-label="TrueIn" className={styles.logo}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.links}>
          <PageLink to={paths.home} label="Home" className={styles.link} />
          <SectionLink section="about" label="About" className={styles.link} />
          <SectionLink section="pillars" label="Five Pillar Approach" className={styles.link} />
          <Disclosure
            buttonClassName={styles.link}
            label={
              <>
                Services <ChevronDown aria-hidden="true" size={16} />
              </>
            }
          >
            <ul className={styles.list}>
              {services.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} label={label} className={styles.item} />
                </li>
              ))}
            </ul>
          </Disclosure>
          <PageLink to={paths.contact} label="Contact" className={styles.link} />
        </nav>
        <div className={styles.end}>
          <AccountMenu />
          <SideMenu />
        </div>
      </div>
    </header>
  );
}
