import { useState } from 'react';
import type { PersonView } from '#functions/contract/admin/attempts/attempts.ts';
import { Button } from '#web/ui/button.tsx';
import { Done } from '#web/ui/notice.tsx';
import { Person } from '#web/ui/table/person.tsx';
import * as words from '#web/lib/words/admin/attempts.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { GrantNextDialog } from './grants/grant-dialogs.tsx';

/** The people found, with their grants for the next attempt. */
export function PeopleFound({ people, areCutOff }: { people: readonly PersonView[]; areCutOff: boolean }) {
  const [chosen, setChosen] = useState<PersonView>();
  const [done, setDone] = useState<string>();
  return (
    <section aria-label={words.people.label} className="grid gap-3">
      <Done>{done}</Done>
      {people.length === 0 && <p className="m-0 text-quiet">{words.people.none}</p>}
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] gap-2 p-0">
        {people.map((person) => (
          <li
            key={person.userId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-line bg-surface px-3 py-2 wrap-anywhere"
          >
            <span>
              <strong>
                <Person person={person} />
              </strong>
              {person.granted.map(({ quizId, extraMinutes }) => (
                <span key={quizId} className="block text-success">
                  {words.granted(extraMinutes, quizId)}
                </span>
              ))}
            </span>
            <Button size="small" onPress={() => setChosen(person)}>
              {words.actions.next}
            </Button>
          </li>
        ))}
      </ul>
      {areCutOff && <p className="m-0 text-quiet">{lists.moreMatch}</p>}
      {chosen && <GrantNextDialog person={chosen} onClose={() => setChosen(undefined)} onDone={setDone} />}
    </section>
  );
}
