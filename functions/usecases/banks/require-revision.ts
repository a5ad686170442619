import { type Quiz, refuseRevision } from '#functions/domain/banks/quiz.ts';

/** Spares the work when it is already clear that someone else was here; a transaction's condition is what holds. */
export function requireRevision(quiz: Quiz | undefined, revision: number | undefined): void {
  if (quiz?.revision !== revision) refuseRevision();
}
