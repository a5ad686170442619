import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 0. */
  page: number;
  linesPerPage: number;
  count: number;
  onTurn: (page: number) => void;
}

/** Which part of a long table is shown; nothing for a short one. */
export function Pager({ page, linesPerPage, count, onTurn }: PagerProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const pages = Math.ceil(count / linesPerPage);
  if (pages < 2) return null;
  const from = page * linesPerPage + 1;
  const to = Math.min(count, from + linesPerPage - 1);
  const turn = (next: number) => {
    onTurn(next);
    // The button that leads no further takes no focus.
    if (next === 0 || next === pages - 1) select.current?.focus();
  };
  return (
    <nav aria-label="Pages of questions" className={styles.pager}>
      <p className={styles.range}>
        {from.toLocaleString('en-IN')} to {to.toLocaleString('en-IN')} of {count.toLocaleString('en-IN')}
      </p>
      <Button size="small" onPress={() => turn(page - 1)} isDisabled={page === 0} aria-label="Previous page">
        <ChevronLeft aria-hidden="true" size={16} />
      </Button>
      <label htmlFor={id}>Page</label>
      <select
        id={id}
        ref={select}
        value={page}
        onChange={({ target }) => onTurn(Number(target.value))}
        className={styles.select}
      >
        {Array.from({ length: pages }, (_, index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
      <span>of {pages}</span>
      <Button size="small" onPress={() => turn(page + 1)} isDisabled={page === pages - 1} aria-label="Next page">
        <ChevronRight aria-hidden="true" size={16} />
      </Button>
    </nav>
  );
}
