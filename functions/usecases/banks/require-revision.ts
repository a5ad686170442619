import { type Quiz, refuseRevision } from '#functions/domain/banks/quiz.ts';

/** An early check that saves work on a stale revision. The transaction's condition is what guarantees it. */
export function requireRevision(quiz: Quiz | undefined, revision: number | undefined): void {
  if (quiz?.revision !== revision) refuseRevision();
}
