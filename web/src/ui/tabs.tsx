import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the row of tabs is about, for a screen reader. */
  label: string;
  tabs: readonly TabItem[];
  /** Together with `onSelect`, when the parent keeps the selected tab. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** Tabs as the ARIA practices describe them. By hand: the library's weigh 30 kB, and stand on the landing page. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const name = useId();
  const current = tabs.find(({ id }) => id === (selected ?? chosen)) ?? tabs[0];
  if (!current) return null;

  const select = (tab: TabItem | undefined) => {
    if (!tab) return;
    setChosen(tab.id);
    onSelect?.(tab.id);
    buttons.current.get(tab.id)?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const next = neighbour(event.key, tabs.indexOf(current), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(tabs[next]);
  };

  return (
    <div className={classNames(styles.tabs, className)}>
      <div role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => void (button ? buttons.current.set(tab.id, button) : buttons.current.delete(tab.id))}
            type="button"
            role="tab"
            id={`${name}-tab-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${name}-panel-${tab.id}`}
            tabIndex={tab === current ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab)}
          >
            <span className={styles.title}>{tab.title}</span>
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${name}-panel-${id}`}
          aria-labelledby={`${name}-tab-${id}`}
          tabIndex={0}
          hidden={id !== current.id}
          className={styles.panel}
        >
          {id === current.id && content}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key leads to; undefined for other keys. */
function neighbour(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
