import { remainingAfter } from '#functions/domain/attempts/resumes.ts';
import { isOnlyInPage, readRows } from './outbox-database.ts';
import { indexedDbSwitches } from './outbox-switches.ts';
import { countUnsentAnswers } from './unsent-answers.ts';

/** The fields of the quiz page's snapshot that are used here. */
export interface Remembered {
  userId: string;
  attemptId: string;
  /** Absent before the clock has started. */
  deadline?: number;
  remaining: number;
  /** Entries that the server has not received. */
  entries: readonly unknown[];
  endedIn?: readonly string[];
}

export interface AttemptOnDevice {
  /** Number of answers that the server has not received. */
  unsent: number;
  /** The browser does not store them, so only this page has them. */
  isHeld: boolean;
  /** Re-entries and tab switches that are left; undefined if this device knows of no running attempt. */
  remaining: number | undefined;
  /** The person has ended it, which the server does not know: coming back ends it while one of these entries is live. */
  endedIn?: readonly string[] | undefined;
}

/** The state of a person's attempt by this device's storage, without the server. */
export async function attemptOnDevice(userId: string): Promise<AttemptOnDevice> {
  const answers = { unsent: await countUnsentAnswers(userId), isHeld: await isOnlyInPage('answers') };
  const paper = (await readRows<Remembered>('attempts')).find((row) => row.userId === userId);
  if (!paper?.deadline || paper.endedIn) return { ...answers, remaining: undefined, endedIn: paper?.endedIn };
  const kept = await indexedDbSwitches.list(userId);
  const switches = kept.filter(({ attemptId }) => attemptId === paper.attemptId);
  return { ...answers, remaining: remainingAfter(paper.remaining, paper.entries.length + switches.length) };
}
