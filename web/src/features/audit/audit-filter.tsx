import { type FormEvent, useState } from 'react';
import { auditActs, type AuditAct } from '#functions/domain/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { actWords } from './act-words.ts';
import styles from './audit.module.css';

interface AuditFilterProps {
  what: AuditAct | undefined;
  text: string | undefined;
  onChange: (changes: { what?: string | undefined; text?: string | undefined }) => void;
}

const every = 'every';
const choices = [
  { id: every, text: 'Every act' },
  ...auditActs.map((act) => ({ id: act, text: actWords[act] })).sort((a, b) => a.text.localeCompare(b.text)),
];

export function AuditFilter({ what, text, onChange }: AuditFilterProps) {
  const [typed, setTyped] = useState(text ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ text: typed });
  };
  return (
    <form role="search" aria-label="Audit" onSubmit={search} className={styles.filter}>
      <SelectField
        label="Act"
        choices={choices}
        value={what ?? every}
        onChange={(id) => onChange({ what: id === every ? undefined : id })}
      />
      <TextField
        label="Words"
        type="search"
        value={typed}
        onChange={setTyped}
        maxLength={100}
        placeholder="A code, a quiz, a reason"
      />
      <Button size="small" type="submit" className={styles.search}>
        Search
      </Button>
    </form>
  );
}
