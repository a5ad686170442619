import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from '#web/ui/page/tabs.module.css';

interface StatusTabsProps {
  /** What the row of tabs is about, for a screen reader. */
  label: string;
  tabs: readonly { id: string; title: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** Of the selected tab: what is not looked at is not asked for. */
  children: ReactNode;
}

/** Tabs whose choice stands elsewhere. */
export function StatusTabs({ label, tabs, selected, onSelect, children }: StatusTabsProps) {
  return (
    <Root value={selected} onValueChange={onSelect} className={styles.tabs}>
      <List aria-label={label} className={styles.list}>
        {tabs.map(({ id, title }) => (
          // A click may come without the press of a mouse, from a reader or a script.
          <Trigger key={id} value={id} className={styles.tab} onClick={() => id !== selected && onSelect(id)}>
            <span className={styles.title}>{title}</span>
          </Trigger>
        ))}
      </List>
      <Content value={selected} className={styles.panel}>
        {children}
      </Content>
    </Root>
  );
}
