/** Login (/login) */
import type { SignInFailure } from '#web/lib/session/sign-in-return.ts';

export const pageTitle = 'Login | TrueIn';
export const description = 'Sign in with your Google account to take the assessment.';
export const heading = 'Welcome to TrueIn';
export const subtitle = 'Sign in to take the assessment and see your results.';
export const button = 'Login with Google';
export const privacy =
  'We use your name, email address and photo, and nothing else from your account. Read our <privacy>privacy notice</privacy> and <terms>terms</terms>.';
export const failures: Record<SignInFailure, string> = {
  storage:
    'This browser can’t save your sign-in. Please allow cookies and site data, or free up some space, and try again.',
  refused: 'Google didn’t sign you in. Please try again or choose another Google account.',
  stale: 'This sign-in took too long or was started again in another tab. Please try once more.',
  service: 'We couldn’t complete the sign-in. Please check your connection and try again in a minute.',
};
export const forAccount = 'Please sign in to see your account.';
export const forReport = 'Please sign in to see your report.';
export const ended = 'Your session has ended';
export const continueHere = 'Please sign in again with the same account, and you’ll continue where you left off.';
export const continueQuiz = 'Please sign in again with the same account, and you’ll continue with the same question.';
export const endQuiz = 'Please sign in again with the same account. We’ll then end your assessment, as you asked.';
export const kept = 'Unsent answers are saved on this device and will be sent when you sign in.';
export const held =
  'This browser can’t save unsent answers. Keep this page open, and sign in again in another tab so that they can be sent.';
export const inApp = 'Open this page in Chrome or Safari';
export const inAppHelp =
  'Google doesn’t allow sign-in inside another app. Choose “Open in browser” in the app’s menu, or copy this address:';
