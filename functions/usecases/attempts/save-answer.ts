import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { presentedMark } from '#functions/domain/attempts/presented-questions.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { startAttempt, type StartPorts } from './start-attempt.ts';
import type { SaveCommand } from '#functions/adapters/dynamo/attempts/save-answer.ts';

interface Request {
  userId: string;
  attemptId: string;
  questionId: string;
  optionId: string;
  position: number;
  answeredAfterMs: number;
  entryId?: string | undefined;
}

/** Saves one answer: one conditional write. The first answer of an attempt makes the attempt. */
export async function saveAnswer(ports: StartPorts, request: Request): Promise<AnswerReceipt> {
  const { userId, questionId, optionId, position, answeredAfterMs, entryId } = request;
  const attempt = parseAttemptId(request.attemptId);
  const key = await ports.banks.getKey(attempt.quizId, attempt.version);
  const points = key[questionId]?.[optionId] ?? refuse('not-found', 'This question has no such option.');
  const now = ports.clock();
  const mark = presentedMark(Object.keys(key), questionId);
  const choice = { optionId, position };
  const command: SaveCommand = { userId, attempt, questionId, mark, choice, points, answeredAfterMs, entryId, now };
  const saved = await ports.attempts.saveAnswer(command);
  return saved.outcome === 'not-started' ? startAttempt(ports, command) : { ...saved, now };
}
