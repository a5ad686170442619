import type { restoreVersion as restoration } from '#functions/contract/admin/banks/versions.ts';
import type { submitChanges as submission } from '#functions/contract/admin/banks/versions.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import { type Quiz, refuseRevision } from '#functions/domain/banks/quiz.ts';
import { Refusal, refuse } from '#functions/domain/refusal.ts';
import type { QuizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import type { BankStore } from '#functions/adapters/dynamo/banks/version-store.ts';
import { editsOf, noteEditsOf } from '#functions/domain/admin/audit.ts';
import { applyChanges, changesNotesOnly } from '#functions/domain/banks/bank-changes.ts';
import { countDiff, diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { changeMap } from '#functions/domain/banks/parameters/review-map.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import * as words from '#functions/domain/words/quizzes.ts';
import { noChanges } from '#functions/domain/words/bank.ts';

/** What a new version of a bank needs. */
export interface PublishPorts extends Needs<'texts' | 'versions' | 'clock'> {
  quizzes: QuizStore;
  banks: BankStore;
}

type Published = Pick<Quiz, 'quizId' | 'version' | 'revision' | 'questionCount'>;

/**
 * Publishes a version once for each `changeId`, which the admin's browser makes for each press. If the reply to the first request was lost,
 * the second one is refused, because the first one was carried out: then its version has the id, and is the reply.
 * @param findVersion the number of the version that the first request has made, if it was carried out
 */
export async function publishOnce(
  { versions }: Needs<'versions'>,
  { quizId, changeId, by }: { quizId: number; changeId?: string | undefined; by: string },
  publish: () => Promise<Published>,
  findVersion: () => Promise<number | undefined>,
): Promise<Published> {
  try {
    return await publish();
  } catch (cause) {
    const number = cause instanceof Refusal && changeId !== undefined ? await findVersion() : undefined;
    const made = number === undefined ? undefined : await versions.find(quizId, number);
    if (made?.changeId !== changeId || made?.publishedBy !== by) throw cause;
    return { quizId, version: made.version, revision: made.revision, questionCount: made.questionCount };
  }
}

/** An early check that saves work on a stale revision. The transaction's condition is what guarantees it. */
export function requireRevision(quiz: Quiz | undefined, revision: number | undefined): void {
  if (quiz?.revision !== revision) refuseRevision();
}

type Submission = RequestOf<typeof submission> & { by: string };

/** Publishes the live bank with an admin's edits as a new version. The previous version stays stored as the backup. */
export function submitChanges(ports: PublishPorts, submission: Submission) {
  const next = () => Promise.resolve(submission.baseVersion + 1);
  return publishOnce(ports, submission, () => publish(ports, submission), next);
}

async function publish(ports: PublishPorts, submission: Submission) {
  const { quizId, changeId, revision, baseVersion, note, by } = submission;
  const quiz = await ports.quizzes.find(quizId);
  if (!quiz) refuse('not-found', words.quizNotFound(quizId));
  requireRevision(quiz.version === baseVersion ? quiz : undefined, revision);
  const at = ports.clock();
  const [current, liveMap, texts] = await Promise.all([
    ports.banks.getQuestions(quizId, baseVersion),
    ports.banks.getMap(quizId, baseVersion),
    ports.texts.open(quizId, baseVersion),
  ]);
  const known = await texts.find(submission.added.map(({ text }) => text));
  const { questions, lastQuestionId } = applyChanges(current, known, submission, {
    lastQuestionId: quiz.lastQuestionId,
    createdAt: new Date(at).toISOString(),
    createdBy: by,
  });
  const map = changeMap(liveMap, submission.notes ?? [], questions);
  const diff = diffBanks(current, questions);
  const notes = diffMaps(liveMap, map);
  if (changesNotesOnly(submission) && notes.length === 0) refuse('invalid-input', noChanges);
  const [staged, textSegments] = await Promise.all([ports.banks.stage(questions, map), texts.add(questions)]);
  return ports.quizzes.publish({
    quizId,
    revision,
    bank: { ...staged, textSegments, questionCount: questions.length, lastQuestionId },
    reportParts: promisedParts({ questions, map }),
    counts: countDiff(diff, notes),
    edits: editsOf(diff),
    notes: noteEditsOf(notes),
    origin: 'edit',
    changeId,
    note,
    by,
    at,
  });
}

type Restoration = RequestOf<typeof restoration> & { by: string };

/** Restores the content of an earlier version as a new version that refers to it. */
export function restoreVersion(ports: PublishPorts, restoration: Restoration) {
  const next = () => Promise.resolve(restoration.baseVersion + 1);
  return publishOnce(ports, restoration, () => restore(ports, restoration), next);
}

async function restore(ports: PublishPorts, { quizId, version, changeId, revision, note, by }: Restoration) {
  const [quiz, wanted] = await Promise.all([ports.quizzes.find(quizId), ports.versions.find(quizId, version)]);
  if (!quiz || !wanted) refuse('not-found', words.noSuchVersion(quizId, version));
  requireRevision(quiz, revision);
  if (version === quiz.version) refuse('invalid-input', words.alreadyLive(version));
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
    bank: { bankId, fullPages, paperPages, mapPages, textSegments, questionCount, lastQuestionId: quiz.lastQuestionId },
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
