import { remainingAfter } from '#functions/domain/attempts/resumes.ts';
import { inStore } from './outbox-database.ts';
import { indexedDbSwitches } from './outbox-switches.ts';
import { countUnsentAnswers } from './unsent-answers.ts';

/** What is read here of the snapshot that the quiz page keeps. */
interface Remembered {
  userId: string;
  attemptId: string;
  /** Absent before the clock has started. */
  deadline?: number;
  remaining: number;
  /** Entries that the server has not heard of. */
  entries: readonly unknown[];
}

export interface AttemptOnDevice {
  /** Answers that the server has not received. */
  unsent: number;
  /** How many re-entries and tab switches are left; undefined if this device does not know of a running attempt. */
  remaining: number | undefined;
}

/** How a person's attempt stands, as far as this device knows without the server. */
export async function attemptOnDevice(userId: string): Promise<AttemptOnDevice> {
  const unsent = await countUnsentAnswers(userId).catch(() => 0);
  const paper = await inStore<Remembered | undefined>('attempts', 'readonly', (store) => store.get(userId)).catch(
    () => undefined,
  );
  if (paper?.deadline === undefined) return { unsent, remaining: undefined };
  const kept = await indexedDbSwitches.list(userId).catch(() => []);
  const switches = kept.filter(({ attemptId }) => attemptId === paper.attemptId);
  return { unsent, remaining: remainingAfter(paper.remaining, paper.entries.length + switches.length) };
}
