import { useState } from 'react';
import { suggestBatches, suggestPeople, useNamedBatch, useNamedPerson } from '#web/lib/admin/finder.ts';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import type { ReportFilter } from './report-filter.ts';

interface ReportFilterFieldsProps {
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

export function ReportFilterFields({ filter, onChange }: ReportFilterFieldsProps) {
  const [who, setWho] = useState<FinderValue>({ id: filter.person, typed: filter.who ?? '' });
  const [what, setWhat] = useState<FinderValue>({ id: filter.batch, typed: filter.label ?? '' });
  const person = useNamedPerson(who);
  const batch = useNamedBatch(what);
  const submit = () => {
    onChange({
      ...(person.id ? { person: person.id } : who.typed.trim() && { who: who.typed.trim() }),
      ...(batch.id ? { batch: batch.id } : what.typed.trim() && { label: what.typed.trim() }),
    });
  };
  const clear = () => {
    setWho({ typed: '' });
    setWhat({ typed: '' });
    onChange({});
  };
  return (
    <FilterPanel label="Reports" onSubmit={submit} onClear={clear}>
      <FinderField
        label="Person"
        placeholder="Name or e-mail"
        value={person}
        onChange={({ id, typed }) => setWho({ id, typed })}
        suggest={suggestPeople}
      />
      <FinderField
        label="Coupon batch"
        placeholder="Its label"
        value={batch}
        onChange={({ id, typed }) => setWhat({ id, typed })}
        suggest={suggestBatches}
      />
    </FilterPanel>
  );
}
