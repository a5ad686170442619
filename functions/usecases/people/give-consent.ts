import type { giveConsent as operation } from '#functions/contract/me.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ConsentReceipt } from '#functions/contract/me.ts';
import { consentTextVersion, consentSentences, type Consent } from '#functions/domain/people/consent.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { PersonalData } from '#functions/contract/personal-data.ts';
import * as words from '#functions/domain/words/consent.ts';

type Request = RequestOf<typeof operation> & { userId: string };

/** Records who consented to which text and when. For a person under 18, the parent or guardian consents. */
export async function giveConsent(
  { consents, clock }: Needs<'consents' | 'clock'>,
  { userId, textVersion, isAdult, guardian }: Request,
): Promise<ConsentReceipt> {
  if (textVersion !== consentTextVersion) refuse('consent-outdated', words.outdated);
  if (!isAdult && !guardian) refuse('invalid-input', words.guardianMissing);
  const consent = { textVersion, at: clock(), isAdult, ...(!isAdult && guardian && { guardian }) };
  const given = await consents.add(userId, consent);
  return { textVersion: given.textVersion, at: given.at };
}

export type ConsentView = PersonalData['consents'][number];

/** A consent with the text that was agreed to. */
export function viewConsent(consent: Consent): ConsentView {
  return { ...consent, sentences: consentSentences(consent.textVersion) };
}
