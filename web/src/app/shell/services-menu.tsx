import { ChevronDown } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';
import { barLink, PageLink, panelLink, services, usePath } from './site-links.tsx';
import { labels } from '#web/lib/words/app/navigation.ts';

export function ServicesMenu() {
  const path = usePath();
  return (
    <Disclosure
      buttonClassName={barLink}
      label={
        <>
          <span>{`${labels.services} `}</span>
          <ChevronDown aria-hidden="true" size={16} />
        </>
      }
    >
      <ul className="m-0 list-none p-0">
        {services.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} label={label} path={path} className={panelLink} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
