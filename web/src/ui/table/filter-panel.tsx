import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { filter } from '#web/lib/words/ui/lists.ts';

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
export function FilterPanel({ label, action = filter.show, onSubmit, onClear, children }: FilterPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      role="search"
      aria-label={label}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] items-start gap-3 rounded-md border border-line bg-surface px-4 pt-3 pb-4"
    >
      {children}
      <div className="flex flex-wrap gap-2 pt-[calc(1lh_+_0.25rem)] text-sm max-[30rem]:pt-0">
        <Button type="submit" tone="primary" size="small">
          {action}
        </Button>
        <Button size="small" onPress={onClear}>
          {filter.clear}
        </Button>
      </div>
    </form>
  );
}
