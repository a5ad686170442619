import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { BankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { isOutdated, type Attempt, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import {
  choosePresented,
  newQuestions,
  presentedCount,
  presentedOf,
} from '#functions/domain/attempts/presented-questions.ts';
import { inShownOrder } from '#functions/domain/attempts/shown-order.ts';
import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import type { PendingAttempt } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';

type Ports = Needs<'attempts' | 'banks'>;

interface Request {
  userId: string;
  quizId: number;
  /** The live version. */
  version: number;
}

/** The packed choice of questions for an attempt that a person enters now; it is kept from then on, whatever happens to earlier attempts. */
export async function chooseQuestions(ports: Ports, request: Request): Promise<string> {
  return choosePresented(...(await idsAndCompleted(ports, request)));
}

interface NextRequest extends Request {
  /** The seat's pending attempt. */
  pending: PendingAttempt | undefined;
}

/** The packed choice of questions for the next attempt, by the same rule as its entry. */
export async function presentedNext(ports: Ports, request: NextRequest): Promise<string> {
  return keptOf(request) ?? chooseQuestions(ports, request);
}

/** The choice of a pending attempt; one of an outdated version is chosen again. */
function keptOf({ pending, ...live }: NextRequest): string | undefined {
  return pending && !isOutdated(pending.attempt, live) ? pending.asked : undefined;
}

/** The number of questions in the next attempt, and of those that are new to the person. */
export async function countNextQuestions(
  ports: Ports,
  request: NextRequest,
): Promise<{ questionCount: number; newCount: number; total: number }> {
  const [ids, completed] = await idsAndCompleted(ports, request);
  const presented = keptOf(request) ?? choosePresented(ids, completed);
  const fresh = new Set(newQuestions(ids, completed));
  const questions = presentedOf(
    ids.map((id) => ({ id })),
    presented,
  );
  return {
    questionCount: presentedCount(presented, ids.length),
    newCount: questions.filter(({ id }) => fresh.has(id)).length,
    total: ids.length,
  };
}

async function idsAndCompleted({ attempts, banks }: Ports, { userId, quizId, version }: Request) {
  const [paper, completed] = await Promise.all([
    banks.getPaper(quizId, version),
    attempts.listCompleted(userId, quizId),
  ]);
  return [paper.map(({ id }) => id), completed] as const;
}

/** The questions that an attempt presents, in its own order and with its options in order, the same at every entry. */
export async function shownQuestions(
  banks: BankReader,
  { quizId, version }: AttemptRef,
  { seed, asked }: Pick<Attempt, 'seed' | 'asked'>,
): Promise<PaperQuestionView[]> {
  const presented = presentedOf(await banks.getPaper(quizId, version), asked);
  return inShownOrder(presented, seed).map(({ id, text, options }) => ({
    questionId: id,
    text,
    options: options.map((option) => ({ optionId: option.id, text: option.text })),
  }));
}
