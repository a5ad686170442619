import { useState } from 'react';
import { suggestBatches, suggestPeople, useNamedBatch, useNamedPerson } from '#web/lib/admin/finder.ts';
import { areDaysBackwards, DayFields } from '#web/ui/form/day-fields.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { type AttemptFilters, filtersOf, statusFilters } from './attempt-filters.ts';

interface AttemptFilterFieldsProps {
  filters: AttemptFilters;
  onChange: (filters: AttemptFilters) => void;
}

const noFilters = filtersOf(new URLSearchParams());

export function AttemptFilterFields({ filters, onChange }: AttemptFilterFieldsProps) {
  const [draft, setDraft] = useState(filters);
  const person = useNamedPerson({ id: draft.person || undefined, typed: draft.who });
  const batch = useNamedBatch({ id: draft.batch || undefined, typed: draft.label });
  const set = (changes: Partial<AttemptFilters>) => setDraft((current) => ({ ...current, ...changes }));
  const submit = () => {
    if (areDaysBackwards(draft)) return;
    onChange({ ...draft, who: draft.person ? '' : draft.who.trim(), label: draft.batch ? '' : draft.label.trim() });
  };
  const clear = () => {
    setDraft(noFilters);
    onChange(noFilters);
  };
  return (
    <FilterPanel label="Attempts" onSubmit={submit} onClear={clear}>
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
      <DayFields days={draft} onChange={set} labels={{ from: 'Began from', until: 'Began until' }} />
    </FilterPanel>
  );
}
