/** My account (/account) */

export const pageTitle = 'My account | TrueIn';
export const heading = 'My account';
export const you = 'You';
export const source = 'From your Google account. We email your reports to this address.';
export const consent = 'Consent';
export const noConsent = 'You haven’t been asked yet. We’ll ask before your first assessment.';
export const agreed = (date: string) => `You agreed on ${date} and confirmed you are 18 or older.`;
export const guardianAgreed = (guardian: { name: string; relationship: string; contact: string }, date: string) =>
  `${guardian.name} (${guardian.relationship}, ${guardian.contact}) agreed for you on ${date}, because you were under 18.`;
export const textOf = (version: string) => `Consent text, version ${version}`;
export const noText = 'The text of this version is no longer available.';
