import type { AttemptView } from '#functions/contract/attempts.ts';
import type { KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';

/** That somebody has come to the quiz page. */
export interface EntryEvent {
  /** Made here, and the same whenever it is sent again; from then on it names the entry. */
  eventId: string;
  cause: 'open' | 'reload' | 'back-forward';
  awaySeconds?: number;
}

/** What this device has still to tell the server of an attempt, besides answers. */
export type UnheardEvent = EntryEvent | KeptSwitch;

export function isEntry(event: UnheardEvent): event is EntryEvent {
  return 'cause' in event;
}

/** The attempt as the server shows it, or as this device remembers it. */
export type EnteredView = Omit<AttemptView, 'resumeCount'>;

/** What this device keeps of the one attempt of a person, to go on without a network. It has no points in it. */
export interface AttemptSnapshot {
  userId: string;
  quiz: { quizId: number; name: string };
  attemptId: string;
  questions: AttemptView['questions'];
  /** Delivered or not. */
  answered: AttemptView['answered'];
  timeLimitSeconds: number;
  /** Absent before the receipt of the first answer. */
  deadline?: number | undefined;
  /** The server's time and this machine's, of one moment. */
  anchor: { serverNow: number; machineNow: number };
  /** As the server last said. */
  remaining: number;
  /** Entries that the server has not heard of, in order. */
  entries: readonly EntryEvent[];
}

/**
 * The attempt as it is after a reload without a network. `performance.now()` starts from 0 on each page, so the time since is
 * measured by this machine's time of day. One that is wrong by an hour is so all the time, and changes nothing. One that was set
 * meanwhile shows too little or too much time until the server is heard again: then its word replaces the estimate, the times of
 * the answers given since are corrected by the difference, and the server takes none that was given after the deadline.
 */
export function viewFromSnapshot(snapshot: AttemptSnapshot, machineNow: number): EnteredView {
  const { attemptId, questions, answered, timeLimitSeconds, deadline, anchor, remaining } = snapshot;
  return {
    attemptId,
    status: deadline === undefined ? 'pending' : 'open',
    questions,
    answered,
    timeLimitSeconds,
    now: anchor.serverNow + Math.max(0, machineNow - anchor.machineNow),
    remaining,
    ...(deadline !== undefined && { deadline }),
  };
}
