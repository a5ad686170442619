/** Who agrees for a person under 18. */
export interface Guardian {
  name: string;
  relationship: string;
  /** E-mail address or phone number. */
  contact: string;
}

/** What a person, or their guardian, agreed to and when. */
export interface Consent {
  textVersion: string;
  /** Epoch ms. */
  at: number;
  isAdult: boolean;
  guardian?: Guardian;
}

export interface ConsentText {
  /** Why anything is stored. */
  purpose: string;
  /** What is stored. */
  stored: string;
  /** For how long. */
  duration: string;
  /** What one can do about it. */
  rights: string;
  /** Who is under 18. */
  minors: string;
}

/** Changes with every change of the words. */
export const consentTextVersion = '2026-11';

/** The words that are shown now. */
export const consentText: ConsentText = {
  purpose: 'We use your answers for one purpose: to make your assessment report and send it to you.',
  stored:
    'We store your name and e-mail address, each answer with the time you gave it and where it stood on your screen, every time you leave or re-open the assessment, and your report.',
  duration:
    'Answers, times and the report are kept for 24 months after the attempt ends, and are then deleted automatically. Your name, e-mail address and this consent stay until you erase your account.',
  rights: 'You can see, export or erase your data at any time on your account page (/account).',
  minors:
    'If you are under 18, a parent or guardian must agree for you. We record who agreed, when, and to which version of this text.',
};

/** Words that are not shown before an attempt any more, for as long as somebody's agreement to them is kept. */
const earlierTexts: Readonly<Record<string, ConsentText>> = {
  '2026-01': {
    ...consentText,
    stored:
      'We store your name and e-mail address, each answer with the time you gave it, every time you leave or re-open the assessment, and your report.',
  },
};

function wordsOf(textVersion: string): ConsentText | undefined {
  return textVersion === consentTextVersion ? consentText : earlierTexts[textVersion];
}

/** The sentences of a version in the order in which they are shown. */
export function consentSentences(textVersion: string): string[] | undefined {
  const text = wordsOf(textVersion);
  return text && [text.purpose, text.stored, text.duration, text.rights, text.minors];
}

/** Whether a person was under 18 when they last agreed before this moment, or first agreed if that was later. */
export function wasMinor(consents: readonly Pick<Consent, 'at' | 'isAdult'>[], at: number): boolean {
  const given = consents.toSorted((a, b) => a.at - b.at);
  const standing = given.findLast((consent) => consent.at <= at) ?? given[0];
  return standing?.isAdult === false;
}
