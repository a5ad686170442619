import type { AnswerReceipt, AttemptView } from '#functions/contract/attempts.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import type { KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';

/** An entry to the quiz page. */
export interface EntryEvent {
  /** Made here, and kept for retries; it identifies the entry. */
  eventId: string;
  cause: 'open' | 'reload' | 'back-forward';
  awaySeconds?: number;
}

/** Unsent events of an attempt, besides answers. */
export type UnheardEvent = EntryEvent | KeptSwitch;

export function isEntry(event: UnheardEvent): event is EntryEvent {
  return 'cause' in event;
}

/** The attempt by the server's view, or as this device has stored it. */
export type EnteredView = Omit<AttemptView, 'resumeCount'>;

/** The stored state of a person's one attempt, to continue without a network. It contains no points. */
export interface AttemptSnapshot {
  userId: string;
  quiz: { quizId: number; name: string; prompt?: string | undefined };
  attemptId: string;
  /** Only the first one until the receipt of its answer. */
  questions: AttemptView['questions'];
  questionCount: number;
  /** Saved or not. */
  answered: AttemptView['answered'];
  timeLimitSeconds: number;
  /** Absent before the receipt of the first answer. */
  deadline?: number | undefined;
  /** The server's time and this machine's at the same moment. */
  anchor: { serverNow: number; machineNow: number };
  /** As the server last reported. */
  remaining: number;
  /** Entries that the server has not received, in order. */
  entries: readonly EntryEvent[];
  /** Those that may be live: the one that the server has received, and later ones. */
  ownEntries?: readonly string[];
  /** These, if the person has ended it without a network: it ends while one of them is live. */
  endedIn?: readonly string[] | undefined;
}

/** The stored attempt after the receipt of an answer, which may be its first one. */
export function withReceipt(
  snapshot: AttemptSnapshot,
  { questionId, optionId }: Answer,
  { now, deadline = snapshot.deadline, remaining = snapshot.remaining, questions = snapshot.questions }: AnswerReceipt,
): AttemptSnapshot {
  const others = snapshot.answered.filter((answer) => answer.questionId !== questionId);
  const grantedMs = deadline !== undefined && snapshot.deadline !== undefined ? deadline - snapshot.deadline : 0;
  return {
    ...snapshot,
    questions,
    answered: [...others, { questionId, optionId }],
    timeLimitSeconds: snapshot.timeLimitSeconds + grantedMs / 1000,
    deadline,
    anchor: { serverNow: now, machineNow: Date.now() },
    remaining,
  };
}

/**
 * The attempt after a reload without a network. `performance.now()` restarts on each page, so the elapsed time is measured by this
 * machine's time of day. A constant error of that clock has no effect. If it was set meanwhile, the page shows too little or too much
 * time until the server is reached: then the server's time replaces the estimate, the times of later answers are corrected by the
 * difference, and the server refuses any that was given after the deadline.
 */
export function viewFromSnapshot(snapshot: AttemptSnapshot, machineNow: number): EnteredView {
  const { attemptId, questions, questionCount, answered, timeLimitSeconds, deadline, anchor, remaining } = snapshot;
  return {
    attemptId,
    status: deadline === undefined ? 'pending' : 'open',
    questions,
    questionCount,
    answered,
    timeLimitSeconds,
    now: anchor.serverNow + Math.max(0, machineNow - anchor.machineNow),
    remaining,
    ...(deadline !== undefined && { deadline }),
  };
}
