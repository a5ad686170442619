import { type FormEvent, useState } from 'react';
import { suggestBatches } from '#web/lib/admin/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import styles from './coupons.module.css';

interface FindCouponProps {
  /** The words that the list is narrowed to. */
  words: string;
  onFind: (words: string) => void;
  /** A batch was chosen, of whatever quiz. */
  onBatch: (batchId: string) => void;
}

/** Narrows the list to words of codes and labels, opens a batch by its label, or looks for one code of whatever quiz or batch. */
export function FindCoupon({ words, onFind, onBatch }: FindCouponProps) {
  const [typed, setTyped] = useState(words);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form role="search" aria-label="Coupons" onSubmit={find} className={styles.search}>
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
      <Button size="small" type="submit" className={styles.find}>
        Find
      </Button>
    </form>
  );
}
