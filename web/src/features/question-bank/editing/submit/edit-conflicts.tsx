import { diffQuestions } from '#functions/domain/banks/bank-diff.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldChanges } from '../../diff/field-changes.tsx';
import styles from './edit-conflicts.module.css';
import type { OpenConflict } from './rebase-edits.ts';

interface EditConflictsProps {
  conflicts: readonly OpenConflict[];
  onSettle: (conflict: OpenConflict, keeps: 'mine' | 'theirs') => void;
}

const words = {
  edited: {
    mine: 'Keep my version',
    theirs: 'Use their version',
    about: 'You and someone else have changed this question.',
  },
  gone: {
    mine: 'Add it as a new question',
    theirs: 'Discard my edit',
    about: 'You have edited this question, and someone else has removed it.',
  },
  deleted: {
    mine: 'Delete it anyway',
    theirs: 'Keep the question',
    about: 'You have deleted this question, and someone else has changed it.',
  },
} as const;

/** The questions with conflicting changes: both changes, and the choice between them. */
export function EditConflicts({ conflicts, onSettle }: EditConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts-title" className={styles.conflicts}>
      <h2 id="conflicts-title" className={styles.title}>
        {counted(conflicts.length, 'question needs your decision', 'questions need your decision')}
      </h2>
      <ul className={styles.list}>
        {conflicts.map((conflict) => {
          const { key, kind, mine, before, theirs } = conflict;
          return (
            <li key={`${kind} ${key}`} className={styles.conflict}>
              <p className={styles.question}>{before.text}</p>
              <p className={styles.about}>{words[kind].about}</p>
              {theirs && <h3 className={styles.side}>Their version</h3>}
              {theirs && <FieldChanges fields={diffQuestions(before, theirs)} />}
              {kind !== 'deleted' && <h3 className={styles.side}>Your version</h3>}
              {kind !== 'deleted' && <FieldChanges fields={diffQuestions(before, mine)} />}
              <div className={styles.actions}>
                {(['mine', 'theirs'] as const).map((keeps) => (
                  <Button
                    key={keeps}
                    size="small"
                    onPress={() => onSettle(conflict, keeps)}
                    aria-label={`${words[kind][keeps]}: ${before.text}`}
                  >
                    {words[kind][keeps]}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
