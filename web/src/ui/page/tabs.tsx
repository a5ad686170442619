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
  /** What the row of tabs is about, for a screen reader. */
  label: string;
  tabs: readonly TabItem[];
  className?: string | undefined;
}

/*
 * The library's own styles, taken back: in a document that was rendered before they would be attributes, which the site's
 * policy forbids. The style sheet has the outline; a duration is for animations, and there is none.
 */
const noOutline = { outline: undefined };
const noDuration = { animationDuration: undefined };

/** Tabs that are right before they are alive, too: every panel is in the page, and the chosen tab is a stop of the Tab key. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const [chosen, choose] = useState(tabs[0]?.id ?? '');
  return (
    <Root value={chosen} onValueChange={choose} className={classNames(styles.tabs, className)}>
      <List aria-label={label} tabIndex={-1} className={styles.list} style={noOutline}>
        {tabs.map(({ id, title }) => (
          <Trigger
            key={id}
            value={id}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            // The library chooses at the press of a mouse; a click may come without one, from a reader or a script.
            onClick={() => choose(id)}
          >
            <span className={styles.title}>{title}</span>
          </Trigger>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Content key={id} value={id} forceMount hidden={id !== chosen} className={styles.panel} asChild>
          <div style={noDuration}>{content}</div>
        </Content>
      ))}
    </Root>
  );
}
