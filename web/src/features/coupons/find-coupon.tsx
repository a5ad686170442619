import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './coupons.module.css';

/** Looks for one code, of whatever quiz or batch. */
export function FindCoupon({ onFind }: { onFind: (code: string | undefined) => void }) {
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim() || undefined);
  };
  return (
    <form role="search" aria-label="Coupons" onSubmit={find} className={styles.code}>
      <TextField
        label="Find a code"
        type="search"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '') onFind(undefined);
        }}
        autoComplete="off"
        spellCheck="false"
        maxLength={64}
      />
      <Button size="small" type="submit" className={styles.generate}>
        Find
      </Button>
    </form>
  );
}
