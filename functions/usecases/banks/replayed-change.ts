import type { VersionStore } from '#functions/usecases/ports/quizzes.ts';

interface Change {
  quizId: number;
  /** The live version when the change was made: the result is the next one. */
  baseVersion: number;
  changeId: string;
}

/** The result of a change that was already published but whose reply was lost: a replay gets it again. */
export async function replayedChange(versions: VersionStore, { quizId, baseVersion, changeId }: Change) {
  const next = await versions.find(quizId, baseVersion + 1);
  if (next?.changeId !== changeId || next.revision === undefined) return undefined;
  return { quizId, version: next.version, revision: next.revision, questionCount: next.questionCount };
}
