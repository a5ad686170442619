import type { ReactNode } from 'react';

export interface FactsProps {
  /** Pairs of name and value, in display order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few facts side by side, each with its name above. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="m-0 flex flex-wrap gap-x-8 gap-y-2 tabular-nums [&_dd]:m-0 [&_dd]:font-semibold [&_dt]:text-[0.8125rem] [&_dt]:text-quiet">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
