import { useState } from 'react';
import { useNamedPerson } from '#web/lib/admin/finder.ts';
import { find } from '#web/lib/words/admin/coupons.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import type { FinderValue, Suggest } from '#web/ui/form/use-suggestions.ts';

interface FindFormProps {
  /** The subject of the search, for screen readers. */
  name: string;
  label: string;
  placeholder?: string;
  /** What is found now. */
  start: FinderValue;
  suggest: Suggest;
  /** Called with what is chosen from the list, with the words once they are sent, and when the field is emptied. */
  onFind: (found: FinderValue) => void;
}

/** A field that finds something, with its button. */
export function FindForm({ name, start, onFind, ...field }: FindFormProps) {
  const [draft, setDraft] = useState(start);
  const value = useNamedPerson(draft);
  return (
    <form
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onFind({ ...value, typed: value.typed.trim() });
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <FinderField
        {...field}
        value={value}
        onChange={(next) => {
          setDraft(next);
          if (next.id !== undefined || (next.typed === '' && start.typed !== '')) onFind(next);
        }}
      />
      <Button size="small" type="submit" className="min-h-11">
        {find.action}
      </Button>
    </form>
  );
}
