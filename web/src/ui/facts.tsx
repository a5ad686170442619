import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Name and value of each, in the order they are shown. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few facts side by side, each under its name. */
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
