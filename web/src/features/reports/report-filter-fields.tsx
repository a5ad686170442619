import { type FormEvent, useState } from 'react';
import { suggestBatches, suggestPeople, useNamedBatch, useNamedPerson } from '#web/lib/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/finder-field.tsx';
import type { ReportFilter } from './report-filter.ts';
import styles from './reports-page.module.css';

interface ReportFilterFieldsProps {
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

export function ReportFilterFields({ filter, onChange }: ReportFilterFieldsProps) {
  const [who, setWho] = useState({ id: filter.person, typed: filter.who ?? '' });
  const [what, setWhat] = useState({ id: filter.batch, typed: filter.label ?? '' });
  const person = useNamedPerson(who);
  const batch = useNamedBatch(what);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({
      ...(person.id ? { person: person.id } : who.typed.trim() && { who: who.typed.trim() }),
      ...(batch.id ? { batch: batch.id } : what.typed.trim() && { label: what.typed.trim() }),
    });
  };
  return (
    <form role="search" aria-label="Reports" onSubmit={submit} className={styles.filter}>
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
      <div className={styles.filterActs}>
        <Button type="submit" tone="primary" size="small">
          Show
        </Button>
        <Button size="small" onPress={() => onChange({})}>
          Clear
        </Button>
      </div>
    </form>
  );
}
