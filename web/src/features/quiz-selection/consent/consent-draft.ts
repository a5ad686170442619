import type { Request } from '#functions/contract/endpoint.ts';
import type { giveConsent } from '#functions/contract/me.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';

/** The choices and input so far. */
export interface ConsentDraft {
  age: 'adult' | 'minor' | undefined;
  name: string;
  relationship: string;
  contact: string;
  guardianAgrees: boolean;
}

export type ConsentProblems = Partial<Record<keyof ConsentDraft, string>>;

export const emptyConsent: ConsentDraft = {
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
  if (age === undefined) return { age: 'Please say whether you are 18 or older.' };
  const contact = guardian.contact.trim();
  const isPhone = /^[+\d\s().-]+$/.test(contact) && contact.replace(/\D/g, '').length >= fewestDigits;
  return {
    ...(isBlank(guardian.name) && { name: 'Please give the name of your parent or guardian.' }),
    ...(isBlank(guardian.relationship) && {
      relationship: 'Please say how they are related to you, such as mother or father.',
    }),
    ...(!isPhone && !mailAddress.test(contact) && { contact: 'Please give an e-mail address or a phone number.' }),
    ...(!guardian.guardianAgrees && { guardianAgrees: 'Your parent or guardian must agree before you can start.' }),
  };
}

/** The request for a draft without problems. */
export function consentRequest({ age, name, relationship, contact }: ConsentDraft): Request<typeof giveConsent> {
  const textVersion = consentTextVersion;
  if (age === 'adult') return { body: { textVersion, isAdult: true } };
  const guardian = { name: name.trim(), relationship: relationship.trim(), contact: contact.trim() };
  return { body: { textVersion, isAdult: false, guardian } };
}
