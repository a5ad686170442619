import { randomUUID } from 'node:crypto';
import { listMyAttempts } from '#functions/contract/account.ts';
import { endAttempt, enterQuiz, saveAnswer, type AttemptView } from '#functions/contract/attempts.ts';
import { giveConsent } from '#functions/contract/consent.ts';
import { getMe } from '#functions/contract/me.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { exportTable, restoreTable } from './copy-table.ts';

/** A local cloud that runs on one table. */
export interface DrilledCloud {
  origin: string;
  tableEndpoint: string;
  /** @returns the ID token of whoever signs in. */
  signIn(email: string): Promise<string>;
  stop(): Promise<unknown>;
}

export interface Drill {
  /** Starts the local cloud on this table, always with the same data folder. */
  start(table: string): Promise<DrilledCloud>;
  log(line: string): void;
}

const tables = { own: 'truein-local', restored: 'truein-local-restored' };
const quiz = { quizId: 1 };
const [before, after] = [20, 5];

async function answer(origin: string, token: string, view: AttemptView, from: number, until: number): Promise<void> {
  for (const [index, { questionId, options }] of [...view.questions.entries()].slice(from, until)) {
    const body = { questionId, optionId: options[0]?.optionId ?? '', position: 0, answeredAfterMs: index * 1000 };
    await callApi(origin, token, saveAnswer, { params: { attemptId: view.attemptId }, body });
  }
}

const enter = (origin: string, token: string) =>
  callApi(origin, token, enterQuiz, { params: quiz, body: { eventId: randomUUID().slice(0, 8) } });

/**
 * Loses a table and goes on with a copy as of a moment before. An attempt runs all the while. @throws if anything is missing that was
 * acknowledged before that moment, or if a report that is ordered on the restored table is not mailed.
 */
export async function drillRestore({ start, log }: Drill): Promise<void> {
  const email = 'drill@example.com';
  const first = await start(tables.own);
  let token = await first.signIn(email);
  const { userId } = await callApi(first.origin, token, getMe, {});
  await callApi(first.origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  await callApi(first.origin, token, redeemCoupon, { params: quiz, body: { code: 'WELCOME50' } });
  const view = await enter(first.origin, token);
  await answer(first.origin, token, view, 0, before);
  log(`${before} answers are acknowledged.`);

  const items = await exportTable(first.tableEndpoint, tables.own);
  log(`The moment: ${items.length} items.`);
  await answer(first.origin, token, view, before, before + after);
  await restoreTable(first.tableEndpoint, tables.restored, items);
  const stored = await exportTable(first.tableEndpoint, tables.restored);
  if (stored.length !== items.length) throw new Error(`${stored.length} of ${items.length} items were restored.`);
  log('They are in a new table with stream and TTL.');
  await first.stop();

  const second = await start(tables.restored);
  try {
    token = await second.signIn(email);
    const me = await callApi(second.origin, token, getMe, {});
    if (me.userId !== userId) throw new Error('The person is somebody else on the restored table.');
    const again = await enter(second.origin, token);
    const known = new Set(again.answered.map(({ questionId }) => questionId));
    const lost = view.questions.slice(0, before).filter(({ questionId }) => !known.has(questionId));
    if (lost.length > 0 || again.attemptId !== view.attemptId)
      throw new Error(`${lost.length} of ${before} answers are lost that were acknowledged before the moment.`);
    log(`No answer of before is lost; ${before + after - known.size} of ${after} that came after it are.`);
    await answer(second.origin, token, again, before, again.questions.length);
    await callApi(second.origin, token, endAttempt, { params: { attemptId: view.attemptId }, query: {} });
    await untilDelivered(second.origin, token);
    log('The attempt went on, and its report was mailed: the stream of the restored table orders reports.');
  } finally {
    await second.stop();
  }
}

async function untilDelivered(origin: string, token: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { attempts } = await callApi(origin, token, listMyAttempts, {});
    if (attempts[0]?.report?.status === 'delivered') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The report was not mailed within a minute.');
}
