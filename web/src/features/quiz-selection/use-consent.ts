import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Request } from '#functions/contract/endpoint.ts';
import { giveConsent } from '#functions/contract/me.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { seatQuery } from '#web/lib/quiz-queries.ts';
import * as words from '#web/lib/words/quiz-selection/consent.ts';

/** The choices and input so far. */
export interface ConsentDraft {
  age: 'adult' | 'minor' | undefined;
  name: string;
  relationship: string;
  contact: string;
  guardianAgrees: boolean;
}

export type ConsentProblems = Partial<Record<keyof ConsentDraft, string>>;

const emptyConsent: ConsentDraft = {
  age: undefined,
  name: '',
  relationship: '',
  contact: '',
  guardianAgrees: false,
};

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const fewestDigits = 7;

/** Missing or wrong fields with their messages. */
export function consentProblems({ age, ...guardian }: ConsentDraft): ConsentProblems {
  if (age === 'adult') return {};
  if (age === undefined) return { age: words.problems.age };
  const contact = guardian.contact.trim();
  const isPhone = /^[+\d\s().-]+$/.test(contact) && contact.replace(/\D/g, '').length >= fewestDigits;
  return {
    ...(isBlank(guardian.name) && { name: words.problems.name }),
    ...(isBlank(guardian.relationship) && { relationship: words.problems.relationship }),
    ...(!isPhone && !mailAddress.test(contact) && { contact: words.problems.contact }),
    ...(!guardian.guardianAgrees && { guardianAgrees: words.problems.guardianAgrees }),
  };
}

/** The request for a draft without problems. */
function consentRequest({ age, name, relationship, contact }: ConsentDraft): Request<typeof giveConsent> {
  const textVersion = consentTextVersion;
  if (age === 'adult') return { body: { textVersion, isAdult: true } };
  const guardian = { name: name.trim(), relationship: relationship.trim(), contact: contact.trim() };
  return { body: { textVersion, isAdult: false, guardian } };
}

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
      if (Object.keys(found).length === 0) saving.mutate();
    },
  };
}

function failureWords(error: Error): string {
  return codeOf(error) === 'consent-outdated' ? words.outdated : words.notSaved(error.message);
}
