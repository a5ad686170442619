import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { QuizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import type { BankStore } from '#functions/adapters/dynamo/banks/bank-store.ts';
import { editsOf, noteEditsOf } from '#functions/domain/admin/audit.ts';
import {
  applyChanges,
  changesNotesOnly,
  noChangesText,
  type BankChanges,
} from '#functions/domain/banks/bank-changes.ts';
import { countDiff, diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { diffMaps } from '#functions/domain/banks/parameters/map-diff.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { changeMap } from '#functions/domain/banks/parameters/review-map.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { publishOnce } from './publish-once.ts';
import { requireRevision } from './require-revision.ts';

interface Ports extends Needs<'texts' | 'versions' | 'clock'> {
  quizzes: QuizStore;
  banks: BankStore;
}

interface Submission extends BankChanges {
  quizId: number;
  /** Id of this submission: a retry is not published again. */
  changeId: string;
  revision: number;
  baseVersion: number;
  note?: string | undefined;
  by: string;
}

/** Publishes the live bank with an admin's edits as a new version. The previous version stays stored as the backup. */
export function submitChanges(ports: Ports, submission: Submission) {
  const next = () => Promise.resolve(submission.baseVersion + 1);
  return publishOnce(ports, submission, () => publish(ports, submission), next);
}

async function publish(ports: Ports, submission: Submission) {
  const { quizId, changeId, revision, baseVersion, note, by } = submission;
  const quiz = await ports.quizzes.find(quizId);
  if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
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
  if (changesNotesOnly(submission) && notes.length === 0) refuse('invalid-input', noChangesText);
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
