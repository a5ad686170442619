import type { PersonalData } from '#functions/contract/personal-data.ts';
import { consentSentences, type Consent } from '#functions/domain/people/consent.ts';

export type ConsentView = PersonalData['consents'][number];

/** A consent with the text that was agreed to. */
export function viewConsent(consent: Consent): ConsentView {
  return { ...consent, sentences: consentSentences(consent.textVersion) };
}
