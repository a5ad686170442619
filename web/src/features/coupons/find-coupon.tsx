import { type FormEvent, useState } from 'react';
import { suggestBatches } from '#web/lib/admin/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';

interface FindCouponProps {
  /** The words that filter the list. */
  words: string;
  onFind: (words: string) => void;
  /** Called with the chosen batch, of any quiz. */
  onBatch: (batchId: string) => void;
}

/** Filters the list by words of codes and labels, opens a batch by its label, or looks up one code of any quiz or batch. */
export function FindCoupon({ words, onFind, onBatch }: FindCouponProps) {
  const [typed, setTyped] = useState(words);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form
      role="search"
      aria-label="Coupons"
      onSubmit={find}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <FinderField
        label="Find a code, a label or a batch"
        value={{ typed }}
        suggest={suggestBatches}
        onChange={({ id, typed: now }) => {
          setTyped(now);
          if (id !== undefined) onBatch(id);
          else if (now === '' && words !== '') onFind('');
        }}
      />
      <Button size="small" type="submit" className="min-h-11">
        Find
      </Button>
    </form>
  );
}
