import { type ReactNode, useEffect, useRef } from 'react';
import styles from './rehearsal.module.css';

/** Takes the focus, like each new question. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id="step" tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
