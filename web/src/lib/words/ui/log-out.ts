/** Question before a logout (all pages behind the sign-in) */
import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Log out?';
export const buttons = { logOut: 'Log out', keep: 'Keep and log out', discard: 'Discard and log out' };
export const held = 'This browser can’t save answers. If you log out, unsent answers are lost.';
export const kept = 'Kept answers are sent when you next sign in on this device, if the assessment is still open.';
export const banks = (count: number) =>
  `<strong>You haven’t submitted your changes to ${counted(count, 'question bank')}.</strong> Kept changes will be here when you next sign in on this device.`;
export const effect = 'What you keep stays on this device. What you discard is deleted for good.';
