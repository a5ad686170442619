import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly TabItem[];
  className?: string | undefined;
}

/*
 * Removes the library's own inline styles: in a prerendered document they would be attributes, which the site's policy forbids. The
 * style sheet has the outline; a duration is for animations, and there is none.
 */
const noOutline = { outline: undefined };
const noDuration = { animationDuration: undefined };

/** Tabs that are correct before hydration, too: every panel is in the page, and the chosen tab is reachable by the Tab key. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const [chosen, choose] = useState(tabs[0]?.id ?? '');
  return (
    <Root value={chosen} onValueChange={choose} className={classNames('grid grid-cols-1 gap-6', className)}>
      <List aria-label={label} tabIndex={-1} className="flex flex-wrap gap-x-0 gap-y-1 outline-none" style={noOutline}>
        {tabs.map(({ id, title }) => (
          <Trigger
            key={id}
            value={id}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            // The library selects on mouse press; screen readers and scripts may click without one.
            onClick={() => choose(id)}
          >
            <span className={styles.title}>{title}</span>
          </Trigger>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Content
          key={id}
          value={id}
          forceMount
          hidden={id !== chosen}
          className="focus-visible:outline-offset-[0.5rem] [&>:first-child]:mt-0 [&>:last-child]:mb-0"
          asChild
        >
          <div style={noDuration}>{content}</div>
        </Content>
      ))}
    </Root>
  );
}
