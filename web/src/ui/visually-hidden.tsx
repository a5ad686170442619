import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  elementType?: 'span' | 'h1' | 'h2' | 'p' | 'caption' | undefined;
  children: ReactNode;
}

/** For screen readers only. */
export function VisuallyHidden({ elementType: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
