import { useEffect, useState } from 'react';
import type { QuestionView } from '#functions/contract/admin/questions.ts';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { useSession } from '#web/lib/session.ts';
import { type BankEdits, isEmpty, noEdits } from './bank-edits.ts';
import { editsKey, type KeptEdits, parseEdits, readEdits, writeEdits } from './edit-storage.ts';
import { rebaseEdits } from './rebase-edits.ts';

/** What the person has done to a quiz's questions and not submitted; it is kept on this device at every step. */
export function useBankEdits(quiz: QuizView) {
  const { user } = useSession();
  const key = editsKey(user?.id ?? '', quiz.quizId);
  const [kept, setKept] = useState<KeptEdits | undefined>(() => readEdits(key));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [isKept, setIsKept] = useState(true);
  const live = { version: quiz.version, pages: quiz.pages };

  // Two tabs of one person show the same edits, rather than one overwriting the other's.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setKept(parseEdits(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  const keep = (next: KeptEdits) => {
    setIsKept(writeEdits(key, next));
    setKept(isEmpty(next.edits) ? undefined : next);
  };
  return {
    edits: kept?.edits ?? noEdits,
    /** The version that is edited: with no edits, the live one. */
    base: kept?.base ?? live,
    isDirty: kept !== undefined,
    /** Found on this device when the page was opened. */
    isRestored: isRestored && kept !== undefined,
    /** Whether a reload would bring them back. */
    isKept,
    submission: kept?.submission,
    change: (edit: (edits: BankEdits) => BankEdits) => {
      setIsRestored(false);
      keep({ base: kept?.base ?? live, edits: edit(kept?.edits ?? noEdits) });
    },
    /** Remembers that these edits are on their way, under an id that makes a repeat harmless. */
    beginSubmission: (submission: NonNullable<KeptEdits['submission']>) => kept && keep({ ...kept, submission }),
    /** Puts the edits on the live version. */
    rebase: (questions: readonly QuestionView[]) =>
      kept && keep({ base: live, edits: rebaseEdits(kept.edits, questions) }),
    drop: () => {
      setIsRestored(false);
      keep({ base: live, edits: noEdits });
    },
  };
}

export type BankEditing = ReturnType<typeof useBankEdits>;
