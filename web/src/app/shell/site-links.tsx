import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths, scrollHint, type Section } from '#web/lib/paths.ts';

export const services = [
  { to: paths.students, label: 'Students / Job Seekers / Self Awareness' },
  { to: paths.organization, label: 'Organization' },
  { to: paths.bankingSolutions, label: 'Banking Solutions' },
] as const;

/** A link to a page; it knows when it is the current one. */
export function PageLink({ to, label, className }: { to: string; label: string; className?: string | undefined }) {
  return (
    <NavLink to={to} end className={className ?? ''}>
      {label}
    </NavLink>
  );
}

/** A link to a section of the home page: scrolls there from the home page itself, else goes home with a scroll hint. */
export function SectionLink({
  section,
  label,
  className,
}: {
  section: Section;
  label: string;
  className?: string | undefined;
}) {
  const isHome = useLocation().pathname === paths.home;
  return (
    <Link to={paths.home} state={scrollHint(section)} preventScrollReset={isHome} className={className}>
      {label}
    </Link>
  );
}
