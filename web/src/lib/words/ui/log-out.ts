/** Question before a logout (all pages behind the sign-in) */
import { counted, plural } from '#functions/domain/text/counted.ts';

export const title = 'Log out?';
export const logOut = 'Log out';
export const keep = 'Keep and log out';
export const discard = 'Discard and log out';

export const held = 'This browser can’t save answers. If you log out, unsent answers are lost.';
export const kept = (answers: number) =>
  plural(
    answers,
    'If you keep it, it will be sent when you next sign in here, if the assessment is still open.',
    'If you keep them, they will be sent when you next sign in here, if the assessment is still open.',
  );
export const banks = (count: number) =>
  `<strong>You haven’t submitted your changes to ${counted(count, 'question bank')}.</strong> If you keep them, you will find them here when you next sign in on this device.`;
export const effect = 'What you keep stays on this device. What you discard is deleted for good.';
