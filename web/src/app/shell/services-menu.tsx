import { ChevronDown } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';
import { barLink, PageLink, panelLink, services, usePath } from './site-links.tsx';
import { labels } from '#web/lib/words/app/navigation.ts';
import { classNames } from '#web/ui/class-names.ts';

export function ServicesMenu() {
  const path = usePath();
  return (
    <Disclosure
      isCurrent={services.some(({ to }) => to === path)}
      buttonClassName={barLink}
      label={
        <>
          <span>{`${labels.services} `}</span>
          <ChevronDown aria-hidden="true" size={16} />
        </>
      }
    >
      <ul className="m-0 list-none p-0">
        {services.map(({ to, label, className }) => (
          <li key={to}>
            <PageLink to={to} label={label} path={path} className={classNames(panelLink, className)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
