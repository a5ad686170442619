import { createContext, type ReactElement, use } from 'react';

/** When an island of a public page is hydrated: soon after the page has loaded, when it comes into view, when it is used, or only with a session. */
export type IslandTrigger = 'load' | 'visible' | 'interaction' | 'session';

/** Takes an island out of the page that is being prerendered. @returns a placeholder for it. */
export type KeepIsland = (name: string, island: ReactElement) => string;

/** Set only during prerendering. */
export const IslandContext = createContext<KeepIsland | undefined>(undefined);

interface IslandProps {
  /** Its name in the registry of islands. */
  name: string;
  when: IslandTrigger;
  /** A component without props: it is rendered once at the build and once more in the browser. */
  children: ReactElement;
}

/** A part of a public page that React hydrates in the browser. The rest of the page is static, and loads no code. */
export function Island({ name, when, children }: IslandProps) {
  const keep = use(IslandContext);
  return (
    <div data-island={name} data-when={when} className="contents">
      {keep ? keep(name, children) : children}
    </div>
  );
}
