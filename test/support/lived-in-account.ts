import { ulid } from 'ulid';
import { vi } from 'vitest';
import { getMyReportFile, listMyAttempts } from '#functions/contract/account.ts';
import { grantAdmin } from '#functions/contract/admin/admins.ts';
import { grantNextTime, grantResume, grantTime } from '#functions/contract/admin/attempts/attempts.ts';
import {
  createCouponBatch,
  listBatchCodes,
  releaseBatchCode,
} from '#functions/contract/admin/coupons/coupon-batches.ts';
import { createCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { listExports, startExport } from '#functions/contract/admin/export.ts';
import { readReport, getReportFile, reissueReport, resendReport } from '#functions/contract/admin/reports/reports.ts';
import { endAttempt, enterQuiz, recordTabSwitch, saveAnswer } from '#functions/contract/attempts.ts';
import { giveConsent, getMe } from '#functions/contract/me.ts';
import { sendContactMessage } from '#functions/contract/contact.ts';
import type { Endpoint, Reply, Request } from '#functions/contract/endpoint.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { publishSheet } from '#infra/local/seed/publish-sheet.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { sampleAccounts } from '#infra/local/settings.ts';
import { signInto, type CloudProcess } from './cloud-process.ts';
import { newEventId } from './engine/make-engine.ts';

/** Somebody who has used everything there is, with the words that lead to them. */
export interface LivedIn {
  userId: string;
  token: string;
  words: string[];
}

const quiz = { quizId: 1 };
const year = 365 * 24 * 60 * 60_000;
const terms = { validFrom: 0, validUntil: Date.now() + year, discountPercentage: 50 };

type Call = <E extends Endpoint>(endpoint: E, request: Request<E>) => Promise<Reply<E>>;

async function signedIn(cloud: CloudProcess, email: string) {
  const token = await signInto(cloud, email);
  const call: Call = (endpoint, request) => callApi(cloud.origin, token, endpoint, request);
  return { token, call, ...(await call(getMe, {})) };
}

/** A candidate under 18 with a report that was mailed three times, a second attempt that runs, and all that admins can do with them. */
export async function liveAsCandidate(cloud: CloudProcess): Promise<LivedIn> {
  const email = 'zebunnisa.quill+trial@example.com';
  const guardian = { name: 'Hyacinth Peverell', relationship: 'Aunt', contact: '+91 98111 22334' };
  const { call, token, userId } = await signedIn(cloud, email);
  const { call: act } = await signedIn(cloud, sampleAccounts.admin.email);
  const reason = `They wrote from ${email}`;

  await call(giveConsent, { body: { textVersion: consentTextVersion, isAdult: false, guardian } });
  await call(redeemCoupon, { params: quiz, body: { code: 'NO-SUCH-CODE' } }).catch(() => undefined);
  const { batchId, code } = await batchCode(act);
  await call(redeemCoupon, { params: quiz, body: { code } });
  await takeBack(act, { userId, batchId, code, reason });
  await call(redeemCoupon, { params: quiz, body: { code } });
  await act(grantNextTime, { params: { userId, ...quiz }, body: { grantId: ulid(), minutes: 5, reason } });

  const attemptId = await beginAttempt(call);
  const params = { userId, attemptId };
  await act(grantTime, { params, body: { grantId: ulid(), minutes: 5, reason } });
  await act(grantResume, { params, body: { grantId: ulid(), reason } });
  await call(endAttempt, { params: { attemptId }, query: {} });
  const seen = { resends: 0, reason };
  await untilMailed(call, 1);
  await act(resendReport, { params, body: seen });
  await untilMailed(call, 2);
  await act(reissueReport, { params, body: { ...seen, resends: 1 } });
  await untilMailed(call, 3);
  await act(readReport, { params });
  await act(getReportFile, { params, query: {} });
  await call(getMyReportFile, { params: { attemptId }, query: {} });
  await fetch(`${cloud.origin}/api/me/attempts/${attemptId}/report?answers=all`, {
    headers: { authorization: `Bearer ${token}` },
  });
  for (const kind of ['responses', 'workbook'] as const) {
    const body = { kind, from: 0, until: Date.now() + year, person: userId, reason };
    const { exportId } = await act(startExport, { body });
    const isReady = async () => {
      const { exports } = await act(listExports, {});
      const order = exports.find((one) => one.exportId === exportId);
      if (order?.status !== 'ready') throw new Error(`The export is ${order?.status ?? 'not listed'}.`);
    };
    await vi.waitFor(isReady, { timeout: 60_000, interval: 500 });
  }
  await call(sendContactMessage, {
    body: {
      ...{ name: 'Zebunnisa', designation: 'Student', organization: 'Perennial School', email: email.toUpperCase() },
      ...{ contactNo: '+91 98111 55667', message: 'A question about my report', messageId: ulid() },
    },
  });
  await call(redeemCoupon, { params: quiz, body: { code: 'WELCOME50' } });
  await beginAttempt(call);
  return {
    ...{ userId, token },
    words: [userId, email, 'Zebunnisa', guardian.name, guardian.contact, 'Perennial School', '98111 55667'],
  };
}

/** An admin who has made coupons, published a bank from a sheet, granted time, and looked at a report of their own. */
export async function liveAsAdmin(cloud: CloudProcess): Promise<LivedIn> {
  const email = 'yggdrasil.fenwick@example.com';
  const { call, token, userId } = await signedIn(cloud, email);
  const { call: act } = await signedIn(cloud, sampleAccounts.admin.email);
  await act(grantAdmin, { body: { email, reason: `A colleague, ${email}` } });
  await call(createCoupon, { params: quiz, body: { ...terms, code: 'FENWICKS', maxUses: 1 } }).catch(() => undefined);
  await batchCode(call);
  const sheet = sampleSheet(readSampleBank(), readSampleParameters());
  await publishSheet({ origin: cloud.origin, token, sheet, quizId: 2, replacesActiveQuizId: 1 });
  const other = await signedIn(cloud, sampleAccounts.candidate.email);
  const body = { grantId: ulid(), minutes: 5, reason: 'Power cut' };
  await call(grantNextTime, { params: { userId: other.userId, ...quiz }, body });
  await call(startExport, { body: { kind: 'scores', from: 0, until: Date.now(), reason: 'For the board' } });
  return { userId, token, words: [userId, email, 'Yggdrasil'] };
}

async function batchCode(act: Call): Promise<{ batchId: string; code: string }> {
  const body = { ...terms, requestId: newEventId(), label: 'Perennials', count: 2 };
  const { batchId } = await act(createCouponBatch, { params: quiz, body });
  const { codes } = await act(listBatchCodes, { params: { batchId }, query: {} });
  return { batchId, code: codes[0]?.code ?? '' };
}

async function takeBack(
  act: Call,
  { batchId, code, ...body }: { batchId: string; code: string; userId: string; reason: string },
) {
  const redeemedAt = await vi.waitFor(
    async () => {
      const { codes } = await act(listBatchCodes, { params: { batchId }, query: {} });
      const found = codes.find((each) => each.code === code);
      if (found?.redeemedAt === undefined || !found.person) throw new Error('The code is not redeemed yet.');
      return found.redeemedAt;
    },
    { timeout: 60_000, interval: 100 },
  );
  await act(releaseBatchCode, { params: { batchId, code }, body: { ...body, redeemedAt } });
}

/** Enters twice, answers three questions and leaves the tab once. */
async function beginAttempt(call: Call): Promise<string> {
  const entered = await call(enterQuiz, { params: quiz, body: { eventId: newEventId() } });
  const { attemptId } = entered;
  let { questions } = entered;
  for (let index = 0; index < 3; index += 1) {
    const { questionId = '', options = [] } = questions[index] ?? {};
    const body = { questionId, optionId: options[0]?.optionId ?? '', answeredAfterMs: index * 1000 };
    ({ questions = questions } = await call(saveAnswer, { params: { attemptId }, body }));
  }
  await call(recordTabSwitch, { params: { attemptId }, body: { eventId: newEventId(), awaySeconds: 4 } });
  await call(enterQuiz, { params: quiz, body: { eventId: newEventId() } });
  return attemptId;
}

async function untilMailed(call: Call, times: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { attempts } = await call(listMyAttempts, {});
      const report = attempts.find(({ status }) => status === 'completed')?.report;
      if (report?.status !== 'delivered') throw new Error(`The mail number ${times} is ${report?.status}.`);
    },
    { timeout: 60_000, interval: 200 },
  );
}
