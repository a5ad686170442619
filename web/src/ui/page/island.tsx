import { createContext, type ReactElement, use } from 'react';
import styles from './island.module.css';

/**
 * When an island of a public page wakes up: soon after the page has loaded, when it comes into view, when someone uses it, or only
 * where someone is signed in.
 */
export type IslandTrigger = 'load' | 'visible' | 'interaction' | 'session';

/** Takes an island out of the page that is being prerendered. @returns what stands in its place until it is put back. */
export type KeepIsland = (name: string, island: ReactElement) => string;

/** Only there while a page is prerendered. */
export const IslandContext = createContext<KeepIsland | undefined>(undefined);

interface IslandProps {
  /** As in the register of islands. */
  name: string;
  when: IslandTrigger;
  /** A component without props: it is rendered once at the build and once more in the browser. */
  children: ReactElement;
}

/** A part of a public page that React brings to life in the browser. All the rest of that page is dead text, and weighs nothing. */
export function Island({ name, when, children }: IslandProps) {
  const keep = use(IslandContext);
  return (
    <div data-island={name} data-when={when} className={styles.island}>
      {keep ? keep(name, children) : children}
    </div>
  );
}
