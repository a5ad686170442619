import { refuse } from '#functions/domain/refusal.ts';
import type { BankStore, VersionStore } from '#functions/usecases/ports/quizzes.ts';

interface Ports {
  banks: BankStore;
  versions: VersionStore;
}

/** Every version stays stored under its hash, so it is its own backup: this checks that it can be read completely. */
export async function confirmBackup(
  { banks, versions }: Ports,
  { quizId, version }: { quizId: number; version: number },
): Promise<{ hash: string; questionCount: number }> {
  const found = await versions.find(quizId, version);
  if (!found) refuse('not-found', `Quiz ${quizId} has no version ${version}.`);
  if (!(await banks.isWhole(quizId, version))) {
    throw new Error(`Version ${version} of quiz ${quizId} is not what its hash ${found.hash} says.`);
  }
  return { hash: found.hash, questionCount: found.questionCount };
}
