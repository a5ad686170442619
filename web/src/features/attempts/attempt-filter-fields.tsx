import { type FormEvent, useState } from 'react';
import { suggestBatches, suggestPeople, useNamedBatch, useNamedPerson } from '#web/lib/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/finder-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type AttemptFilters, filtersOf, statusFilters } from './attempt-filters.ts';
import styles from './attempts.module.css';

interface AttemptFilterFieldsProps {
  filters: AttemptFilters;
  onChange: (filters: AttemptFilters) => void;
}

export function AttemptFilterFields({ filters, onChange }: AttemptFilterFieldsProps) {
  const [draft, setDraft] = useState(filters);
  const person = useNamedPerson({ id: draft.person || undefined, typed: draft.who });
  const batch = useNamedBatch({ id: draft.batch || undefined, typed: draft.label });
  const set = (changes: Partial<AttemptFilters>) => setDraft((current) => ({ ...current, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...draft, who: draft.person ? '' : draft.who.trim(), label: draft.batch ? '' : draft.label.trim() });
  };
  return (
    <form role="search" aria-label="Attempts" noValidate onSubmit={submit} className={styles.filters}>
      <FinderField
        label="Person"
        placeholder="Name or e-mail"
        value={person}
        onChange={({ id = '', typed }) => set({ person: id, who: typed })}
        suggest={suggestPeople}
      />
      <FinderField
        label="Coupon batch"
        placeholder="Its label"
        value={batch}
        onChange={({ id = '', typed }) => set({ batch: id, label: typed })}
        suggest={suggestBatches}
      />
      <SelectField label="Status" choices={statusFilters} value={draft.status} onChange={(status) => set({ status })} />
      <TextField label="Began from" type="date" value={draft.from} onChange={(from) => set({ from })} />
      <TextField label="Began until" type="date" value={draft.until} onChange={(until) => set({ until })} />
      <div className={styles.filterActs}>
        <Button type="submit" tone="primary" size="small">
          Show
        </Button>
        <Button size="small" onPress={() => onChange(filtersOf(new URLSearchParams()))}>
          Clear
        </Button>
      </div>
    </form>
  );
}
