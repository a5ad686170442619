import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MomentField } from '#web/ui/moment-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type AttemptFilters, dayOf, filtersOf, startOfDay, statusFilters } from './attempt-filters.ts';
import styles from './attempts.module.css';

const batchPattern = /^[0-9a-z]{6}$/;

interface AttemptFilterFieldsProps {
  filters: AttemptFilters;
  onChange: (filters: AttemptFilters) => void;
}

export function AttemptFilterFields({ filters, onChange }: AttemptFilterFieldsProps) {
  const [draft, setDraft] = useState(filters);
  const [isWrongBatch, setIsWrongBatch] = useState(false);
  const set = (changes: Partial<AttemptFilters>) => setDraft((current) => ({ ...current, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = { ...draft, email: draft.email.trim(), batch: draft.batch.trim().toLowerCase() };
    const isWrong = next.batch !== '' && !batchPattern.test(next.batch);
    setIsWrongBatch(isWrong);
    if (!isWrong) onChange(next);
  };
  return (
    <form role="search" aria-label="Attempts" noValidate onSubmit={submit} className={styles.filters}>
      <TextField
        label="Person’s e-mail"
        placeholder="how it begins"
        value={draft.email}
        onChange={(email) => set({ email })}
        maxLength={320}
        autoComplete="off"
      />
      <SelectField label="Status" choices={statusFilters} value={draft.status} onChange={(status) => set({ status })} />
      <MomentField
        label="Began from"
        isDay
        value={startOfDay(draft.from)}
        onChange={(at) => set({ from: dayOf(at) })}
      />
      <MomentField
        label="Began until"
        isDay
        value={startOfDay(draft.until)}
        onChange={(at) => set({ until: dayOf(at) })}
      />
      <TextField
        label="Coupon batch"
        placeholder="its id, as k3x9ab"
        value={draft.batch}
        onChange={(batch) => {
          set({ batch });
          setIsWrongBatch(false);
        }}
        maxLength={6}
        autoComplete="off"
        errorMessage={isWrongBatch ? 'The id of a batch has six letters and digits.' : undefined}
      />
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
