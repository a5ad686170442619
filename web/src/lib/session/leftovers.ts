// Loaded with what a logout needs: see `useLogOut`.
import './sign-out.ts';
import { unsubmittedEdits } from '#web/lib/admin/bank-edits-key.ts';
import { countUnsentAnswers, discardUnsentAnswers } from '#web/lib/outbox/unsent-answers.ts';

/** What a person has on this device and nowhere else. */
export interface Leftovers {
  /** Answers that the server has not received. */
  answers: number;
  /** Question banks with edits that were not submitted. */
  banks: number;
}

/** `undefined`: nothing. */
export async function findLeftovers(userId: string): Promise<Leftovers | undefined> {
  // A browser that keeps nothing has nothing left over.
  const answers = await countUnsentAnswers(userId).catch(() => 0);
  const banks = unsubmittedEdits(userId).length;
  return answers + banks > 0 ? { answers, banks } : undefined;
}

export async function discardLeftovers(userId: string): Promise<void> {
  for (const key of unsubmittedEdits(userId)) localStorage.removeItem(key);
  await discardUnsentAnswers(userId).catch(() => undefined); // only a browser that keeps nothing refuses
}
