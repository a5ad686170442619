/** Consent before the first assessment (/quiz-selection) and the texts that people agreed to (/account) */

interface ConsentText {
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
export const version = '2026-11-29';

export const text: ConsentText = {
  purpose: 'We use your answers for one purpose: to make your assessment report and send it to you.',
  stored:
    'We store your name and email address, each answer, when you gave it and its position on the screen, every time you leave or reopen the assessment, and your report.',
  duration:
    'We keep your answers, their times and your report for 24 months after the attempt ends, and then delete them automatically. We keep your name, your email address and this consent until you erase your account. If you are an admin, we keep your name and email address for 24 months after your admin rights end.',
  rights: 'You can see, download or erase your data at any time on the page “My account”.',
  minors:
    'If you are under 18, a parent or guardian must agree for you. We record who agreed, when, and to which version of this text.',
};

/** The texts by version. One stays here for as long as a consent to it is stored. */
export const texts: Readonly<Record<string, ConsentText>> = { [version]: text };

export const outdated = 'This text has changed since you opened the page. Please reload the page and read it again.';
export const guardianMissing =
  'If you are under 18, a parent or guardian must agree. Please enter their name, relationship and contact.';
