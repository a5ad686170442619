import type { Quiz } from '#functions/domain/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** Spares the work when it is already clear that someone else was here; a transaction's condition is what holds. */
export function requireRevision(quiz: Quiz | undefined, revision: number | undefined): void {
  if (quiz?.revision === revision) return;
  refuse(
    'revision-conflict',
    'Someone else has changed this quiz since you opened it. Nothing was overwritten. Load it again, look at their change, then repeat yours.',
  );
}
