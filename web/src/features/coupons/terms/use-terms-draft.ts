import { useState } from 'react';
import type { TermsDraft, TermsProblems } from './terms-draft.ts';

/** The form of a coupon's or a batch's terms: what is typed, and what is wrong with it until it is changed. */
export function useTermsDraft(first: () => TermsDraft) {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<TermsProblems>({});
  const change = (changes: Partial<TermsDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    setProblems({});
  };
  return { draft, problems, setProblems, change };
}
