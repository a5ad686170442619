import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './section-nav.module.css';

interface SectionNavProps {
  label: string;
  links: readonly { to: string; text: string }[];
}

/** The way between the screens of one section of the site. Where they have no room beside each other, the open one is in sight. */
export function SectionNav({ label, links }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav.current || !current) return;
    nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to} end className={styles.link ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
