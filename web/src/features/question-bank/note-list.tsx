import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { FieldChanges } from './diff/field-changes.tsx';
import styles from './note-list.module.css';
import { scrollRegion } from './table/scroll-region.ts';

interface NoteListProps {
  title: string;
  notes: readonly NoteChange[];
}

/** Notes on some parameters, now or before; expanded on demand. */
export function NoteList({ title, notes }: NoteListProps) {
  const words = `${title}: ${counted(notes.length, 'parameter')}`;
  return (
    <details>
      <summary className={styles.summary}>{words}</summary>
      <div {...scrollRegion} aria-label={words} className={styles.scroller}>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={scaleTitle(note)}>
              {scaleTitle(note)}
              <FieldChanges fields={note.fields} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
