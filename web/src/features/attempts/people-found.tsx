import { useState } from 'react';
import type { PersonView } from '#functions/contract/admin/attempts/attempts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './attempts.module.css';
import { GrantNextDialog } from './grants/grant-next-dialog.tsx';

/** The people found, with their grants for the next attempt. */
export function PeopleFound({ people, areCutOff }: { people: readonly PersonView[]; areCutOff: boolean }) {
  const [chosen, setChosen] = useState<PersonView>();
  const [done, setDone] = useState<string>();
  return (
    <section aria-label="People found" className={styles.people}>
      {done && (
        <Notice tone="success">
          <p>{done}</p>
        </Notice>
      )}
      {people.length === 0 && <p className={styles.note}>No one who has signed in has a matching name or address.</p>}
      <ul className={styles.peopleList}>
        {people.map((person) => (
          <li key={person.userId} className={styles.personCard}>
            <span>
              <strong>{person.name || 'No name'}</strong>
              <span className={styles.quiet}>{person.email}</span>
              {person.granted.map(({ quizId, extraMinutes }) => (
                <span key={quizId} className={styles.granted}>
                  {extraMinutes} more min. for the next attempt at quiz {quizId}
                </span>
              ))}
            </span>
            <Button size="small" onPress={() => setChosen(person)}>
              Grant time for the next attempt
            </Button>
          </li>
        ))}
      </ul>
      {areCutOff && <p className={styles.note}>More people match. Type more words to narrow the list.</p>}
      {chosen && <GrantNextDialog person={chosen} onClose={() => setChosen(undefined)} onDone={setDone} />}
    </section>
  );
}
