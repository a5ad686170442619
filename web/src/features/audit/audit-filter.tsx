import { useState } from 'react';
import { auditActions } from '#functions/domain/admin/audit.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { suggestPeople, useNamedPerson } from '#web/lib/admin/finder.ts';
import { areDaysBackwards, DayFields } from '#web/ui/form/day-fields.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { actionWords } from './action-filter-words.ts';
import type { AuditQuery } from './audit-query.ts';

interface AuditFilterProps {
  query: AuditQuery;
  /** The query for empty fields. */
  first: AuditQuery;
  onChange: (query: AuditQuery) => void;
  onClear: () => void;
}

const every = 'every';
const choices = [
  { id: every, text: 'Every action' },
  ...auditActions
    .map((action) => ({ id: action, text: actionWords[action] }))
    .sort((a, b) => a.text.localeCompare(b.text)),
];

export function AuditFilter({ query, first, onChange, onClear }: AuditFilterProps) {
  const [draft, setDraft] = useState(query);
  const set = (changes: Partial<AuditQuery>) => setDraft((current) => ({ ...current, ...changes }));
  const person = useNamedPerson({ id: draft.person || undefined, typed: draft.who });
  const search = () => {
    if (!areDaysBackwards(draft))
      onChange({ ...draft, who: draft.person ? '' : draft.who.trim(), text: draft.text.trim() });
  };
  const clear = () => {
    setDraft(first);
    onClear();
  };
  return (
    <FilterPanel label="Audit" action="Search" onSubmit={search} onClear={clear}>
      <FinderField
        label="Person"
        placeholder="Name or e-mail"
        value={person}
        onChange={({ id = '', typed }) => set({ person: id, who: typed })}
        suggest={suggestPeople}
      />
      <SelectField
        label="Action"
        choices={choices}
        value={draft.what || every}
        onChange={(id) => set({ what: auditActions.find((action) => action === id) ?? '' })}
      />
      <TextField
        label="Words"
        type="search"
        value={draft.text}
        onChange={(text) => set({ text })}
        maxLength={adminLimits.searchWords}
        placeholder="A code, a quiz, a reason"
      />
      <DayFields days={draft} onChange={set} labels={{ from: 'From day', until: 'Until day' }} />
    </FilterPanel>
  );
}
