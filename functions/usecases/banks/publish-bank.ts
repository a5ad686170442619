import type { publishBank as operation } from '#functions/contract/admin/banks/quizzes.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { UploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import { countDiff, diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { joinBank, type PublishMode } from '#functions/domain/banks/bank-changes.ts';
import type { WrittenNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps, blockingCount, mapProblem, reviewMap } from '#functions/domain/banks/parameters/review-map.ts';
import { openProblem, reviewParameters } from '#functions/domain/uploads/parameter-review.ts';
import { identifyQuestions } from '#functions/domain/banks/question-bank.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { refuseOutdated, refuseUnknownUpload } from '#functions/domain/uploads/upload.ts';
import { publishOnce, requireRevision, type PublishPorts } from './change-bank.ts';
import { nothingToAddTo } from '#functions/domain/words/quizzes.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

interface Ports extends PublishPorts {
  uploads: UploadStore;
}

type Request = RequestOf<typeof operation> & { by: string };

/**
 * Makes a staged upload the live bank of a quiz, or adds it to the live questions: the new version is written whole first,
 * then the pointer is swapped. A running attempt keeps the version it began with; one that has not begun gets the new version at its
 * next entry (`isOutdated`). Questions whose text the quiz has, or had in any version, keep their ids. Throws Refusal
 * `names-unanswered` while a name of the upload may be another one of the live bank, or is new to it and not confirmed.
 */
export function publishBank(ports: Ports, request: Request) {
  const findVersion = async () => (await ports.uploads.find(request.uploadId))?.publishedAs?.version;
  return publishOnce(ports, request, () => publish(ports, request), findVersion);
}

async function publish(ports: Ports, request: Request): Promise<Quiz> {
  const { quizId, uploadId, staging, details, revision, mode = 'replace', note, by } = request;
  const [quiz, { drafts, choices, rows }] = await Promise.all([
    ports.quizzes.find(quizId),
    readStaged(ports.uploads, uploadId, staging, mode),
  ]);
  requireRevision(quiz, revision);
  if (mode === 'add' && !quiz) refuse('not-found', nothingToAddTo(quizId));
  const at = ports.clock();
  const [live, liveMap, texts] = await Promise.all([
    quiz ? ports.banks.getQuestions(quizId, quiz.version) : [],
    quiz ? ports.banks.getMap(quizId, quiz.version) : [],
    ports.texts.open(quizId, quiz?.version ?? 0),
  ]);
  const open = openProblem(reviewParameters(drafts, live, choices));
  if (open !== undefined) refuse('names-unanswered', open);
  const known = await texts.find(drafts.map(({ text }) => text));
  const stamp = {
    lastQuestionId: quiz?.lastQuestionId ?? 0,
    createdAt: new Date(at).toISOString(),
    createdBy: by,
  };
  const { questions, lastQuestionId } =
    mode === 'add'
      ? joinBank(drafts, { live, known, leaveOutSame: request.leaveOutSame ?? false }, stamp)
      : identifyQuestions(drafts, { live, known }, stamp);
  const { map, problems } = reviewMap({ rows, live: liveMap, questions, mode });
  const broken = mapProblem(problems);
  if (broken !== undefined) refuse('upload-not-ready', broken);
  const [staged, textSegments] = await Promise.all([ports.banks.stage(questions, map), texts.add(questions)]);
  const bank = { ...staged, textSegments, questionCount: questions.length, lastQuestionId };
  return ports.quizzes.publish({
    quizId,
    details,
    bank,
    reportParts: promisedParts({ questions, map }),
    counts: countDiff(diffBanks(live, questions), diffMaps(liveMap, map)),
    origin: 'upload',
    upload: { uploadId, staging },
    note,
    changeId: request.changeId,
    replacesActiveQuizId: request.replacesActiveQuizId,
    by,
    at,
    ...(revision !== undefined && { revision }),
  });
}

async function readStaged(
  uploads: UploadStore,
  uploadId: string,
  seen: string,
  mode: PublishMode,
): Promise<{ drafts: DraftQuestion[]; choices: SheetChoices; rows: WrittenNote[] | undefined }> {
  const upload = await uploads.find(uploadId);
  if (!upload) refuseUnknownUpload(words.uploadAgain);
  if (upload.status !== 'staged' && upload.status !== 'published')
    refuse('upload-not-ready', upload.problem || words.stillReading);
  if (upload.staging !== seen) refuseOutdated();
  const { choices, map } = await uploads.getView(uploadId);
  const blocking = blockingCount(upload.counts, map?.problems, mode);
  if (blocking > 0) refuse('upload-not-ready', words.blocked(blocking));
  const pages = await Promise.all(
    Array.from({ length: upload.pages }, (_, page) => uploads.getPage(uploadId, page, seen)),
  );
  return { drafts: pages.flat(), choices, rows: map?.rows };
}
