import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { QuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { ParameterMap } from '#functions/domain/banks/map/parameter-map.ts';
import { useSession } from '#web/lib/session/session.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { editsKey } from '#web/lib/admin/bank-edits-key.ts';
import { type BankEdits, isEmpty, noEdits } from './bank-edits.ts';
import { type BankVersionRef, isStored, type KeptEdits, parseEdits, readEdits, writeEdits } from './edit-storage.ts';
import { rebaseNotes } from './note-edits.ts';
import { rebaseEdits, settleAdditions } from './submit/rebase-edits.ts';

/** What a version has. */
interface LiveBank {
  questions: readonly QuestionView[];
  map: ParameterMap;
}

/** What the person has done to a quiz's questions and not submitted; it is kept on this device at every step. */
export function useBankEdits(quiz: QuizView) {
  const { user } = useSession();
  const queries = useQueryClient();
  const key = editsKey(user?.id ?? '', quiz.quizId);
  const [kept, setKept] = useState<KeptEdits | undefined>(() => readEdits(key));
  // What was done last, also for who began before it: a submission, an open form.
  const latest = useRef(kept);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const live = { version: quiz.version, pages: quiz.pages };

  // Two tabs of one person show the same edits, rather than one overwriting the other's.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // What is here alone is not given up for what another tab has.
      if (event.key !== key || !isStored(key)) return;
      latest.current = parseEdits(event.newValue);
      setKept(latest.current);
      // Submitted there, as a rule.
      if (!latest.current) void queries.invalidateQueries(quizzesQuery);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, queries]);

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
    /** The version that is edited: with no edits, the live one. */
    base: kept?.base ?? live,
    isDirty: kept !== undefined,
    /** Found on this device when the page was opened. */
    isRestored: isRestored && kept !== undefined,
    /** Whether a reload would bring them back. */
    isKept: isStored(key),
    submission: kept?.submission,
    change: (edit: (edits: BankEdits) => BankEdits) => {
      setIsRestored(false);
      const now = latest.current;
      keep({ base: now?.base ?? live, edits: edit(now?.edits ?? noEdits) });
    },
    /** Remembers that these edits are on their way, under an id that makes a repeat harmless. */
    beginSubmission: (submission: NonNullable<KeptEdits['submission']>) =>
      latest.current && keep({ ...latest.current, submission }),
    /** Puts the edits on another version; what that has already, `submitted` above all, is done. Returns the notes that have no place there. */
    rebase: ({ version, pages }: BankVersionRef, { questions, map }: LiveBank, submitted = noEdits): ParameterMap => {
      if (!latest.current) return [];
      const settled = settleAdditions(latest.current.edits, submitted, questions);
      const edits = { ...rebaseEdits(settled, questions), notes: settled.notes ?? [] };
      const { notes, gone } = rebaseNotes(edits, map, questions);
      keep({ base: { version, pages }, edits: { ...edits, notes } });
      return gone;
    },
    drop,
    /** After `beginSubmission`: drops what is published now, unless something was edited meanwhile. */
    dropSubmitted: () => latest.current?.submission && drop(),
  };
}

export type BankEditing = ReturnType<typeof useBankEdits>;
