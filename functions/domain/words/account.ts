/** Sign-in (every screen) and a person’s own account (/account) */

export const pleaseSignIn = 'Please sign in.';
export const sessionEnded = 'Your session has ended. Please sign in again.';
export const notChecked =
  'We can’t check your sign-in just now. You are still signed in. Please try again in a moment.';
export const unverified =
  'Your Google account has no verified email address. Please verify it there, then sign in again.';
export const erased = 'This account was erased. You can sign in again to open a new one.';
export const erasureFailed = 'We couldn’t erase your account just now. Please try again.';
export const typeErase = 'Type ERASE to confirm.';
export const lostPlace = 'We couldn’t continue this download. Please start it again.';
