import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { useEvent } from '#web/lib/use-event.ts';
import { useSession } from '#web/lib/session/session.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { editsKey } from '#web/lib/admin/bank-edits-key.ts';
import { type BankEdits, isEmpty, noEdits } from './bank-edits.ts';
import { type BankVersionRef, isStored, type KeptEdits, parseEdits, readEdits, writeEdits } from './edit-storage.ts';
import { type LiveBank, rebaseEdits } from './rebase-edits.ts';

/** A person's unsubmitted edits of a quiz's questions; every step is stored on this device. */
export function useBankEdits(quiz: QuizView) {
  const { user } = useSession();
  const queries = useQueryClient();
  const key = editsKey(user?.id ?? '', quiz.quizId);
  const [kept, setKept] = useState<KeptEdits | undefined>(() => readEdits(key));
  // The latest edits, also for callbacks that began earlier: a submission, an open form.
  const latest = useRef(kept);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const live = { version: quiz.version, pages: quiz.pages };

  // Keeps two tabs of one person in step, so that neither overwrites the other's edits.
  useEvent(window, 'storage', (event) => {
    // Edits that only this tab has are not replaced by another tab's.
    if (event.key !== key || !isStored(key)) return;
    latest.current = parseEdits(event.newValue);
    setKept(latest.current);
    // The other tab has probably submitted them.
    if (!latest.current) void queries.invalidateQueries(quizzesQuery);
  });

  const keep = (next: KeptEdits) => {
    latest.current = isEmpty(next.edits) ? undefined : next;
    writeEdits(key, next);
    setKept(latest.current);
  };
  const drop = () => {
    setIsRestored(false);
    keep({ base: live, edits: noEdits });
  };
  return {
    edits: kept?.edits ?? noEdits,
    /** The version that is edited; without edits, the live one. */
    base: kept?.base ?? live,
    isDirty: kept !== undefined,
    /** The edits were stored on this device when the page was opened. */
    isRestored: isRestored && kept !== undefined,
    /** Whether they survive a reload. */
    isKept: isStored(key),
    submission: kept?.submission,
    change: (edit: (edits: BankEdits) => BankEdits) => {
      setIsRestored(false);
      const now = latest.current;
      keep({ base: now?.base ?? live, edits: edit(now?.edits ?? noEdits) });
    },
    /** Stores that these edits are being submitted, with an id that makes a retry harmless. */
    beginSubmission: (submission: NonNullable<KeptEdits['submission']>) =>
      latest.current && keep({ ...latest.current, submission }),
    /** Moves the edits to another version. Returns the notes whose scale it lacks. */
    rebase: ({ version, pages }: BankVersionRef, bank: LiveBank, submitted = noEdits): ParameterMap => {
      if (!latest.current) return [];
      const { edits, gone } = rebaseEdits(latest.current.edits, bank, submitted);
      keep({ base: { version, pages }, edits });
      return gone;
    },
    drop,
    /** After `beginSubmission`: drops the published edits, unless there are newer ones. */
    dropSubmitted: () => latest.current?.submission && drop(),
  };
}

export type BankEditing = ReturnType<typeof useBankEdits>;
