import { type FormEvent, useState } from 'react';
import { auditActs } from '#functions/domain/audit.ts';
import { suggestPeople, useNamedPerson } from '#web/lib/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/finder-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { actWords } from './act-words.ts';
import type { AuditQuestion } from './audit-question.ts';
import styles from './audit.module.css';

interface AuditFilterProps {
  question: AuditQuestion;
  onChange: (question: AuditQuestion) => void;
  onClear: () => void;
}

const every = 'every';
const choices = [
  { id: every, text: 'Every act' },
  ...auditActs.map((act) => ({ id: act, text: actWords[act] })).sort((a, b) => a.text.localeCompare(b.text)),
];

export function AuditFilter({ question, onChange, onClear }: AuditFilterProps) {
  const [draft, setDraft] = useState(question);
  const set = (changes: Partial<AuditQuestion>) => setDraft((current) => ({ ...current, ...changes }));
  const person = useNamedPerson({ id: draft.person || undefined, typed: draft.who });
  const isBackwards = draft.from > draft.until;
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!isBackwards) onChange({ ...draft, who: draft.person ? '' : draft.who.trim(), text: draft.text.trim() });
  };
  return (
    <form role="search" aria-label="Audit" noValidate onSubmit={search} className={styles.filter}>
      <FinderField
        label="Person"
        placeholder="Name or e-mail"
        value={person}
        onChange={({ id = '', typed }) => set({ person: id, who: typed })}
        suggest={suggestPeople}
      />
      <SelectField
        label="Act"
        choices={choices}
        value={draft.what || every}
        onChange={(id) => set({ what: auditActs.find((act) => act === id) ?? '' })}
      />
      <TextField
        label="Words"
        type="search"
        value={draft.text}
        onChange={(text) => set({ text })}
        maxLength={100}
        placeholder="A code, a quiz, a reason"
      />
      <TextField label="From day" type="date" value={draft.from} onChange={(from) => set({ from })} />
      <TextField
        label="Until day"
        type="date"
        value={draft.until}
        onChange={(until) => set({ until })}
        errorMessage={isBackwards ? 'It must not come before the first day.' : undefined}
      />
      <div className={styles.filterActs}>
        <Button size="small" type="submit" tone="primary">
          Search
        </Button>
        <Button size="small" onPress={onClear}>
          Clear
        </Button>
      </div>
    </form>
  );
}
