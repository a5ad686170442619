/** A chosen answer, as the server wants it. */
export interface Answer {
  questionId: string;
  optionId: string;
  /** Where the option stood on the screen, 0 = top. */
  position: number;
  /** Since the start of the attempt. */
  answeredAfterMs: number;
}

/** Keeps answers on this device until the server has them. Any of these may fail: a browser need not let a site keep things. */
export interface OutboxStorage {
  /** `owner`: whose answer it is; after a logout it is theirs alone to send or to discard. */
  add(attemptId: string, answer: Answer, owner?: string): Promise<void>;
  remove(attemptId: string, questionId: string): Promise<void>;
  /** In the order in which they were given. */
  list(attemptId: string): Promise<Answer[]>;
  /** Ids of the attempts that have answers here. */
  listAttempts(): Promise<string[]>;
}
