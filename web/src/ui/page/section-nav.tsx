import { NavLink } from 'react-router-dom';

interface SectionNavProps {
  label: string;
  links: readonly { to: string; text: string }[];
}

/** The navigation between the screens of one section of the site. */
export function SectionNav({ label, links }: SectionNavProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-4 border-b border-line print:hidden">
      {links.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 flex-none items-center border-b-3 border-transparent text-[0.875rem] font-semibold text-quiet no-underline hover:text-body aria-[current=page]:border-b-body aria-[current=page]:text-body max-lg:min-h-8"
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
