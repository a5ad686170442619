import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Pairs of name and value, in display order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few facts side by side, each with its name above. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
