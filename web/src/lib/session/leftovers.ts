// In the same chunk as the logout's code: see `useLogOut`.
import './sign-out.ts';
import { unsubmittedEdits } from '#web/lib/admin/bank-edits-key.ts';
import { deviceStorage } from '#web/lib/storage.ts';
import { isOnlyInPage } from '#web/lib/outbox/outbox-database.ts';
import { countUnsentAnswers, discardUnsentAnswers } from '#web/lib/outbox/unsent-answers.ts';

/** A person's data that exists only on this device. */
export interface Leftovers {
  /** Number of answers that the server has not received. */
  answers: number;
  /** The browser does not store them, so only this page has them. */
  isHeld?: boolean;
  /** Number of question banks with unsubmitted edits. */
  banks: number;
}

/** `undefined` if there is none. */
export async function findLeftovers(userId: string): Promise<Leftovers | undefined> {
  const answers = await countUnsentAnswers(userId);
  const banks = unsubmittedEdits(userId).length;
  return answers + banks > 0 ? { answers, isHeld: await isOnlyInPage('answers'), banks } : undefined;
}

export async function discardLeftovers(userId: string): Promise<void> {
  for (const key of unsubmittedEdits(userId)) deviceStorage.remove(key);
  await discardUnsentAnswers(userId);
}
