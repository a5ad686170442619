import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { giveConsent } from '#functions/contract/me.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { seatQuery } from '#web/lib/quiz-queries.ts';
import {
  type ConsentDraft,
  consentProblems,
  type ConsentProblems,
  consentRequest,
  emptyConsent,
} from './consent-draft.ts';

interface Settings {
  quizId: number | undefined;
  /** Called once it is stored. */
  onGiven: () => void;
}

/** The consent form: its input, its errors, and the message for a failed save. */
export function useConsent({ quizId, onGiven }: Settings) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(emptyConsent);
  const [problems, setProblems] = useState<ConsentProblems>({});
  const [tries, setTries] = useState(0);
  const saving = useMutation({
    mutationFn: () => call(giveConsent, consentRequest(draft)),
    onSuccess(consent) {
      const { queryKey } = seatQuery(quizId ?? 0);
      queries.setQueryData(queryKey, (seat) => seat && { ...seat, consent });
      onGiven();
    },
  });
  return {
    draft,
    problems,
    /** Number of submissions: each scrolls to the first error. */
    tries,
    isSaving: saving.isPending,
    failure: saving.error ? failureWords(saving.error) : undefined,
    change(changes: Partial<ConsentDraft>): void {
      setDraft({ ...draft, ...changes });
      const rest = Object.entries(problems).filter(([field]) => !(field in changes));
      setProblems(Object.fromEntries(rest));
    },
    submit(): void {
      const found = consentProblems(draft);
      setProblems(found);
      setTries(tries + 1);
      if (Object.keys(found).length === 0) saving.mutate();
    },
  };
}

function failureWords(error: Error): string {
  if (codeOf(error) === 'consent-outdated')
    return 'The text above has changed since this page was opened. Please reload the page and read it again.';
  return `Your consent could not be saved. ${error.message}`;
}
