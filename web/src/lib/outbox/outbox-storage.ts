import { deleteRow, putRow, readRows } from './outbox-database.ts';

/** A chosen answer in the form of the request. */
export interface Answer {
  questionId: string;
  optionId: string;
  /** Milliseconds since the start of the attempt. */
  answeredAfterMs: number;
}

/** Stores answers on this device until the server has them. Writing may fail, because a browser may forbid storage. */
export interface OutboxStorage {
  /** `owner`: the person; after a logout only they can send or discard it. */
  add(attemptId: string, answer: Answer, owner?: string): Promise<void>;
  remove(attemptId: string, questionId: string): Promise<void>;
  /** In the order of answering. */
  list(attemptId: string): Promise<Answer[]>;
  /** Ids of the attempts with stored answers. */
  listAttempts(): Promise<string[]>;
}

/** By then every attempt has long been closed. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

export type AnswerRow = Answer & {
  attemptId: string;
  addedAt: number;
  owner: string | undefined;
};

/** The unsent answers on this device, in IndexedDB, by attempt and question. */
export const indexedDbOutbox: OutboxStorage = {
  async add(attemptId, answer, owner) {
    const row: AnswerRow = { ...answer, attemptId, addedAt: Date.now(), owner };
    await putRow('answers', row);
  },
  async remove(attemptId, questionId) {
    await deleteRow('answers', [attemptId, questionId]);
  },
  async list(attemptId) {
    const rows = (await readRows<AnswerRow>('answers')).filter((row) => row.attemptId === attemptId);
    return rows.sort((a, b) => a.answeredAfterMs - b.answeredAfterMs).map(answerOf);
  },
  async listAttempts() {
    const rows = await readRows<AnswerRow>('answers');
    const [old, kept] = [rows.filter(isOld), rows.filter((row) => !isOld(row))];
    await Promise.allSettled(old.map(({ attemptId, questionId }) => indexedDbOutbox.remove(attemptId, questionId)));
    return [...new Set(kept.map(({ attemptId }) => attemptId))];
  },
};

function isOld({ addedAt }: AnswerRow): boolean {
  return Date.now() - addedAt > keptForMs;
}

function answerOf({ questionId, optionId, answeredAfterMs }: AnswerRow): Answer {
  return { questionId, optionId, answeredAfterMs };
}
