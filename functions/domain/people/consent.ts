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

export interface ConsentText {
  /** Why data is stored. */
  purpose: string;
  /** Which data is stored. */
  stored: string;
  /** For how long. */
  duration: string;
  /** The person's rights. */
  rights: string;
  /** The rule for people under 18. */
  minors: string;
}

/** Must change with every change of the text. */
export const consentTextVersion = '2026-11-28';

export const consentText: ConsentText = {
  purpose: 'We use your answers for one purpose: to make your assessment report and send it to you.',
  stored:
    'We store your name and e-mail address, each answer with the time you gave it and where it stood on your screen, every time you leave or re-open the assessment, and your report.',
  duration:
    'Answers, times and the report are kept for 24 months after the attempt ends, and are then deleted automatically. Your name, e-mail address and this consent stay until you erase your account; if you are an admin, your name and e-mail address for 24 months after your admin rights end.',
  rights: 'You can see, export or erase your data at any time on your account page (/account).',
  minors:
    'If you are under 18, a parent or guardian must agree for you. We record who agreed, when, and to which version of this text.',
};

/** The texts by version. One stays here for as long as a consent to it is stored. */
const texts: Readonly<Record<string, ConsentText>> = {
  '2026-11': {
    ...consentText,
    duration:
      'Answers, times and the report are kept for 24 months after the attempt ends, and are then deleted automatically. Your name, e-mail address and this consent stay until you erase your account.',
  },
  [consentTextVersion]: consentText,
};

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
