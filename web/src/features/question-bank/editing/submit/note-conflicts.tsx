import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldChanges } from '../../diff/field-changes.tsx';
import styles from './edit-conflicts.module.css';
import { blankNote, type NoteEdit } from '../note-edits.ts';

interface NoteConflictsProps {
  edits: readonly NoteEdit[];
  onSettle: (note: ParameterNote, keeps: 'mine' | 'theirs') => void;
}

const words = { mine: 'Keep my version', theirs: 'Use their version' } as const;

/** The parameters with conflicting notes: both notes, and the choice between them. */
export function NoteConflicts({ edits, onSettle }: NoteConflictsProps) {
  const open = edits.flatMap(({ note, theirs }) => (theirs ? [{ note, theirs }] : []));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="note-conflicts-title" className={styles.conflicts}>
      <h2 id="note-conflicts-title" className={styles.title}>
        {counted(open.length, 'parameter needs your decision', 'parameters need your decision')}
      </h2>
      <ul className={styles.list}>
        {open.map(({ note, theirs }) => (
          <li key={scaleTitle(note)} className={styles.conflict}>
            <p className={styles.question}>{scaleTitle(note)}</p>
            <p className={styles.about}>You and someone else have changed what the report says about it.</p>
            <h3 className={styles.side}>Their version</h3>
            <Side note={theirs} />
            <h3 className={styles.side}>Your version</h3>
            <Side note={note} />
            <div className={styles.actions}>
              {(['mine', 'theirs'] as const).map((keeps) => (
                <Button
                  key={keeps}
                  size="small"
                  onPress={() => onSettle(note, keeps)}
                  aria-label={`${words[keeps]}: ${scaleTitle(note)}`}
                >
                  {words[keeps]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of the two notes. */
function Side({ note }: { note: ParameterNote }) {
  const [change] = diffMaps([blankNote(note)], [note]);
  return change ? <FieldChanges fields={change.fields} /> : <p className={styles.about}>No text.</p>;
}
