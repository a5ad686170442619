import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  /** The subject of the search, for screen readers. */
  label: string;
  /** Label of the submit button. */
  action?: string | undefined;
  onSubmit: () => void;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The filter of a list: fields side by side, sent together. */
export function FilterPanel({ label, action = 'Show', onSubmit, onClear, children }: FilterPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" aria-label={label} noValidate onSubmit={submit} className={styles.panel}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="small">
          {action}
        </Button>
        <Button size="small" onPress={onClear}>
          Clear
        </Button>
      </div>
    </form>
  );
}
