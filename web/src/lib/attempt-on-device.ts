import { inStore } from './outbox-database.ts';
import { countUnsentAnswers } from './unsent-answers.ts';

/** What is read here of the snapshot that the quiz page keeps. */
interface Remembered {
  userId: string;
  /** Absent before the clock has started. */
  deadline?: number;
  remaining: number;
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
  return { unsent, remaining: paper?.deadline === undefined ? undefined : paper.remaining };
}
