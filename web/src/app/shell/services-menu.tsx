import { ChevronDown } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';
import styles from './navbar.module.css';
import { PageLink, services } from './site-links.tsx';
import { usePath } from './use-path.ts';

export function ServicesMenu() {
  const path = usePath();
  return (
    <Disclosure
      buttonClassName={styles.link}
      label={
        <>
          Services <ChevronDown aria-hidden="true" size={16} />
        </>
      }
    >
      <ul className="m-0 list-none p-0">
        {services.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} label={label} path={path} className={styles.item} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
