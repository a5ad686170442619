import { type FormEvent, useState } from 'react';
import { suggestPeople, useNamedPerson } from '#web/lib/admin/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';

interface FindUsesProps {
  /** The person whose uses are shown, by id; or everyone with these words in their name or address. */
  whose: FinderValue;
  onFind: (whose: FinderValue) => void;
}

/** Finds the codes that a person has redeemed. A person chosen from the list is shown at once. */
export function FindUses({ whose, onFind }: FindUsesProps) {
  const [draft, setDraft] = useState(whose);
  const person = useNamedPerson(draft);
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (person.id !== undefined || person.typed.trim() !== '') onFind({ ...person, typed: person.typed.trim() });
  };
  return (
    <form
      role="search"
      aria-label="Codes by person"
      onSubmit={find}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <FinderField
        label="Find the codes of a person"
        placeholder="Name or e-mail"
        value={person}
        suggest={suggestPeople}
        onChange={(next) => {
          setDraft(next);
          if (next.id !== undefined) onFind(next);
        }}
      />
      <Button size="small" type="submit" className="min-h-11">
        Find
      </Button>
    </form>
  );
}
