import { createContext, use } from 'react';
import { paths, sectionLink } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/app/navigation.ts';

/** The looks of a link or button in the bar, in a panel below the bar, and in the side menu. */
export const barLink =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-[1rem] font-medium text-inherit no-underline decoration-2 underline-offset-[0.4em] hover:underline aria-expanded:underline [&[aria-current]]:underline [&[aria-current]]:decoration-marigold [&[aria-current]]:decoration-3';
export const panelLink =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm border-0 bg-transparent px-3 py-2 text-start text-[1rem]/[1.35] font-medium text-inherit no-underline hover:bg-hover aria-[current=page]:font-bold';
export const menuLink =
  'flex min-h-12 items-center py-2 text-[1.0625rem] font-medium text-inherit no-underline hover:underline aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:decoration-marigold aria-[current=page]:decoration-3';

/** A page for a part of an audience, below that audience's own. */
const partClass = 'pl-6';

export const services: readonly { to: string; label: string; className?: string }[] = [
  { to: paths.students, label: words.services.students },
  { to: paths.jobSeekers, label: words.parts.jobSeekers, className: partClass },
  { to: paths.selfAwareness, label: words.parts.selfAwareness, className: partClass },
  { to: paths.organization, label: words.services.organization },
  { to: paths.bankingSolutions, label: words.services.banking },
];

/** Sections of the home page: a link scrolls there on the home page itself, and leads home from elsewhere. */
export const sections = [
  { to: sectionLink('about'), label: words.sections.about },
  { to: sectionLink('pillars'), label: words.sections.pillars },
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

/** Set only during prerendering, where there is no window. */
export const PathContext = createContext<string | undefined>(undefined);

/** The path of the document. */
export function usePath(): string {
  return use(PathContext) ?? window.location.pathname;
}
