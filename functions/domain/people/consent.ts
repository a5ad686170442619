import { texts } from '#functions/domain/words/consent.ts';

export { text as consentText, version as consentTextVersion } from '#functions/domain/words/consent.ts';

export interface Guardian {
  name: string;
  relationship: string;
  /** E-mail address or phone number. */
  contact: string;
}

/** The consent of a person or their guardian, with its time. */
export interface Consent {
  textVersion: string;
  at: number;
  isAdult: boolean;
  guardian?: Guardian;
}

/** The sentences of a version in display order. */
export function consentSentences(textVersion: string): string[] | undefined {
  const text = texts[textVersion];
  return text && [text.purpose, text.stored, text.duration, text.rights, text.minors];
}

/** Whether a person was under 18 at their last consent before this moment, or at their first one if that was later. */
export function wasMinor(consents: readonly Pick<Consent, 'at' | 'isAdult'>[], at: number): boolean {
  const given = [...consents].sort((a, b) => a.at - b.at);
  const standing = given.filter((consent) => consent.at <= at).at(-1) ?? given[0];
  return standing?.isAdult === false;
}
