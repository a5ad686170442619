import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { QuizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import type { BankStore } from '#functions/adapters/dynamo/banks/bank-store.ts';
import { countDiff, diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { diffMaps } from '#functions/domain/banks/parameters/map-diff.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { publishOnce } from './publish-once.ts';
import { requireRevision } from './require-revision.ts';

interface Ports extends Needs<'texts' | 'versions' | 'clock'> {
  quizzes: QuizStore;
  banks: BankStore;
}

interface Restoration {
  quizId: number;
  /** The version whose content is restored. */
  version: number;
  /** Id of this restoration: a retry is not published again. */
  changeId: string;
  revision: number;
  /** The live version that the admin read. */
  baseVersion: number;
  note?: string | undefined;
  by: string;
}

/** Restores the content of an earlier version as a new version that refers to it. */
export function restoreVersion(ports: Ports, restoration: Restoration) {
  const next = () => Promise.resolve(restoration.baseVersion + 1);
  return publishOnce(ports, restoration, () => restore(ports, restoration), next);
}

async function restore(ports: Ports, { quizId, version, changeId, revision, note, by }: Restoration) {
  const [quiz, wanted] = await Promise.all([ports.quizzes.find(quizId), ports.versions.find(quizId, version)]);
  if (!quiz || !wanted) refuse('not-found', `Quiz ${quizId} has no version ${version}.`);
  requireRevision(quiz, revision);
  if (version === quiz.version) refuse('invalid-input', `Version ${version} is the live one already.`);
  const [current, currentMap, restored, map, texts] = await Promise.all([
    ports.banks.getQuestions(quizId, quiz.version),
    ports.banks.getMap(quizId, quiz.version),
    ports.banks.getQuestions(quizId, version),
    ports.banks.getMap(quizId, version),
    ports.texts.open(quizId, quiz.version),
  ]);
  const textSegments = await texts.add(restored);
  const { bankId, fullPages, paperPages, mapPages, questionCount } = wanted;
  return ports.quizzes.publish({
    quizId,
    revision,
    // Keep the highest id, so that ids given since that version are not reused.
    bank: {
      bankId,
      fullPages,
      paperPages,
      textSegments,
      questionCount,
      lastQuestionId: quiz.lastQuestionId,
      mapPages,
    },
    reportParts: promisedParts({ questions: restored, map }),
    counts: countDiff(diffBanks(current, restored), diffMaps(currentMap, map)),
    origin: 'restore',
    restoredFrom: version,
    changeId,
    note,
    by,
    at: ports.clock(),
  });
}
