/** A chosen answer in the form of the request. */
export interface Answer {
  questionId: string;
  optionId: string;
  /** The option's place on the screen, 0 = top. */
  position: number;
  /** Milliseconds since the start of the attempt. */
  answeredAfterMs: number;
}

/** Stores answers on this device until the server has them. Every call may fail, because a browser may forbid storage. */
export interface OutboxStorage {
  /** `owner`: the person; after a logout only they can send or discard it. */
  add(attemptId: string, answer: Answer, owner?: string): Promise<void>;
  remove(attemptId: string, questionId: string): Promise<void>;
  /** In the order of answering. */
  list(attemptId: string): Promise<Answer[]>;
  /** Ids of the attempts with stored answers. */
  listAttempts(): Promise<string[]>;
}
