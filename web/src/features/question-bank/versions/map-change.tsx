import { scaleTitle } from '#functions/domain/bank-scales.ts';
import { diffMaps } from '#functions/domain/map-diff.ts';
import type { ParameterMap } from '#functions/domain/parameter-map.ts';
import { FieldChanges } from '../field-changes.tsx';
import styles from './map-change.module.css';

interface MapChangeProps {
  /** As it is now. */
  before: ParameterMap;
  after: ParameterMap;
}

const count = (found: number) => (found === 1 ? '1 parameter' : `${found.toLocaleString('en-IN')} parameters`);

/** What the report would say of the parameters that it does not say now. */
export function MapChange({ before, after }: MapChangeProps) {
  const notes = diffMaps(before, after);
  if (notes.length === 0) {
    return after.length === 0 ? null : (
      <p style={{ margin: 0 }}>What the report says of the parameters stays as it is.</p>
    );
  }
  return (
    <div className={styles.change}>
      <p>
        What the report says of the parameters changes: it says something of {count(after.length)} then, and of{' '}
        {before.length.toLocaleString('en-IN')} now.
      </p>
      <details>
        <summary>What changes: {count(notes.length)}</summary>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={scaleTitle(note)}>
              {scaleTitle(note)}
              <FieldChanges fields={note.fields} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
