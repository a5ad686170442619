import { paths, sectionLink } from '#web/lib/paths.ts';

export const services = [
  { to: paths.students, label: 'Students / Job Seekers / Self Awareness' },
  { to: paths.organization, label: 'Organization' },
  { to: paths.bankingSolutions, label: 'Banking Solutions' },
] as const;

/** Sections of the home page: a link scrolls there on the home page itself, and leads home from elsewhere. */
export const sections = [
  { to: sectionLink('about'), label: 'About' },
  { to: sectionLink('pillars'), label: 'Five Pillar Approach' },
] as const;

interface PageLinkProps {
  to: string;
  label: string;
  /** The current page's path. */
  path: string;
  className?: string | undefined;
}

/** A link to a page, marked if it is the current one. */
export function PageLink({ to, label, path, className }: PageLinkProps) {
  return (
    <a href={to} aria-current={to === path ? 'page' : undefined} className={className}>
      {label}
    </a>
  );
}
