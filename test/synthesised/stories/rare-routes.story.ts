import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it, vi } from 'vitest';
import { openSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { eraseMe, exportMyData } from '#functions/contract/account.ts';
import { grantAdmin, revokeAdmin } from '#functions/contract/admin/admins.ts';
import {
  getAttempt,
  listAttempts,
  grantNextTime,
  grantResume,
  grantTime,
} from '#functions/contract/admin/attempts/attempts.ts';
import { activateQuiz, archiveQuiz, listQuizzes } from '#functions/contract/admin/banks/quizzes.ts';
import {
  createCouponBatch,
  finishCouponBatch,
  updateCouponBatch,
} from '#functions/contract/admin/coupons/coupon-batches.ts';
import {
  createCoupon,
  getCoupon,
  listCouponUses,
  updateCoupon,
  releaseCouponUse,
} from '#functions/contract/admin/coupons/coupons.ts';
import { getExportFile, listExports, startExport } from '#functions/contract/admin/export.ts';
import {
  getReportFile,
  reissueReport,
  resendReport,
  resendReports,
} from '#functions/contract/admin/reports/reports.ts';
import { cancelUpload, createUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { markSteps } from '#functions/contract/reports/report.ts';
import { enterQuiz, saveAnswer } from '#functions/contract/attempts.ts';
import { giveConsent, getMe } from '#functions/contract/me.ts';
import { sendContactMessage } from '#functions/contract/contact.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { sampleAccounts } from '#infra/local/settings.ts';
import { mailsTo } from '#test/e2e/support/inbox.ts';
import { sitByApi } from '#test/e2e/support/quiz/sit-by-api.ts';
import { tokenOf, userIdOf } from '#test/e2e/support/token-of.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

const origin = () => cloud().origin;
const asAdmin = () => tokenOf(origin(), sampleAccounts.admin.email);
const newEventId = () => randomUUID().replaceAll('-', '').slice(0, 10);
const reason = 'To see that it works';
const quizId = 1;
const inAYear = () => ({
  validFrom: Date.now() - 1000,
  validUntil: Date.now() + 365 * 24 * 3600 * 1000,
  discountPercentage: 10,
});

/** A person with a redeemed coupon. */
async function newcomer(email: string): Promise<string> {
  const token = await tokenOf(origin(), email);
  await callApi(origin(), token, getMe, {});
  await callApi(origin(), token, redeemCoupon, { params: { quizId }, body: { code: 'WELCOME50' } });
  return token;
}

/** The attempt of a person, once the index knows it. */
async function attemptOf(token: string): Promise<{ userId: string; attemptId: string }> {
  const userId = userIdOf(token);
  const list = async () =>
    (await callApi(origin(), await asAdmin(), listAttempts, { query: { person: userId } })).attempts;
  await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(1);
  const [attempt] = await list();
  return { userId, attemptId: attempt?.attemptId ?? expect.fail('There is no attempt.') };
}

/** As if the time and the wait for late answers were over. */
async function letTimePass({ userId, attemptId }: { userId: string; attemptId: string }): Promise<void> {
  const client = localClient(cloud().table.endpoint);
  const { db, name: TableName } = openTable(cloud().table.name, client);
  const before = Date.now() - 1000;
  await db.send(
    new UpdateCommand({
      TableName,
      Key: keys.attempt(userId, parseAttemptId(attemptId)),
      UpdateExpression: 'SET deadline = :before, closesAt = :before, gsi1sk = :place',
      ExpressionAttributeValues: { ':before': before, ':place': openSortKey({ closesAt: before, createdAt: before }) },
    }),
  );
  client.destroy();
}

describe('an attempt that nobody ends', () => {
  it('is ended by the sweeper, and its report is mailed', async () => {
    const email = 'swept@example.com';
    const token = await newcomer(email);
    await callApi(origin(), token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
    const { attemptId, questions } = await callApi(origin(), token, enterQuiz, {
      params: { quizId },
      body: { eventId: newEventId() },
    });
    const [first] = questions;
    const body = {
      questionId: first?.questionId ?? '',
      optionId: first?.options[0]?.optionId ?? '',
      answeredAfterMs: 10,
    };
    await callApi(origin(), token, saveAnswer, { params: { attemptId }, body });
    const admin = await asAdmin();
    const params = await attemptOf(token);
    await callApi(origin(), admin, grantResume, { params, body: { grantId: ulid(), reason } });
    await callApi(origin(), admin, grantTime, { params, body: { grantId: ulid(), minutes: 5, reason } });
    await letTimePass(params);
    await expect
      .poll(async () => (await callApi(origin(), admin, getAttempt, { params })).attempt.status, {
        timeout: 300_000,
        interval: 2_000,
      })
      .not.toBe('open');
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 120_000 }).toBe(1);
  });
});

describe('a report', () => {
  it('can be resent, made again, downloaded and exported', async () => {
    const email = 'again@example.com';
    const token = await newcomer(email);
    await sitByApi(origin(), token);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 120_000 }).toBe(1);
    const admin = await asAdmin();
    const params = await attemptOf(token);
    await callApi(origin(), token, markSteps, { params, body: { doneSteps: [] } });
    const resend = async (resends: number) =>
      callApi(origin(), admin, resendReport, { params, body: { resends, reason } });
    expect((await resend(0)).outcome).toBe('queued');
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 120_000 }).toBe(2);
    expect((await callApi(origin(), admin, reissueReport, { params, body: { resends: 1, reason } })).outcome).toBe(
      'queued',
    );
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 120_000 }).toBe(3);
    const target = { ...params, resends: 2, status: 'delivered' as const };
    await callApi(origin(), admin, resendReports, { body: { reports: [target], reason } });
    const { url } = await callApi(origin(), admin, getReportFile, { params, query: {} });
    expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf');
    await callApi(origin(), admin, grantNextTime, {
      params: { userId: params.userId, quizId },
      body: { grantId: ulid(), minutes: 5, reason },
    });
    const range = { from: Date.now() - 24 * 3600 * 1000, until: Date.now() };
    const { exportId } = await callApi(origin(), admin, startExport, { body: { kind: 'responses', ...range, reason } });
    const found = async () =>
      (await callApi(origin(), admin, listExports, {})).exports.find((one) => one.exportId === exportId);
    await expect.poll(async () => (await found())?.status, { timeout: 120_000 }).toBe('ready');
    expect((await found())?.attempts).toBeGreaterThan(0);
    const file = await fetch((await callApi(origin(), admin, getExportFile, { params: { exportId } })).url);
    expect(await file.text()).toContain('Name,Email address');
  });

  it('is removed from S3 when its owner’s account is erased', async () => {
    const email = 'erased@example.com';
    const token = await newcomer(email);
    await callApi(origin(), token, sendContactMessage, {
      body: {
        name: 'Asha',
        designation: 'Lead',
        organization: 'Firm',
        email,
        contactNo: '+91 98200 00000',
        message: 'Hello',
        messageId: ulid(),
      },
    });
    await sitByApi(origin(), token);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 120_000 }).toBe(1);
    expect((await callApi(origin(), token, exportMyData, { query: {} })).next).toBeUndefined();
    // With a coupon that is not used yet, whose use the erasure gives back.
    await callApi(origin(), token, redeemCoupon, { params: { quizId }, body: { code: 'WELCOME50' } });
    await callApi(origin(), token, eraseMe, { body: { confirmation: 'ERASE' } });
    const journal = async () => JSON.stringify(await (await fetch(`${origin()}/_local/journal`)).json());
    await expect.poll(journal, { timeout: 120_000 }).toMatch(/"fileremovalremovereportfile\w+":\{"calls":[1-9]/);
  });
});

describe('coupons', () => {
  it('can be created, changed and counted, also when a change is retried', async () => {
    const admin = await asAdmin();
    const code = 'SYNTH10';
    const made = await callApi(origin(), admin, createCoupon, {
      params: { quizId },
      body: { code, ...inAYear(), maxUses: null },
    });
    const body = {
      revision: made.revision,
      active: true,
      ...inAYear(),
      maxUses: 5,
      reason,
    };
    const change = () => callApi(origin(), admin, updateCoupon, { params: { code }, body });
    const changed = await change();
    // As a browser does whose first reply was lost.
    expect(await change()).toEqual(changed);
    expect((await callApi(origin(), admin, getCoupon, { params: { code } })).maxUses).toBe(5);
    const token = await tokenOf(origin(), 'tenth@example.com');
    await callApi(origin(), token, getMe, {});
    await callApi(origin(), token, redeemCoupon, { params: { quizId }, body: { code } });
    const uses = async () =>
      (await callApi(origin(), admin, listCouponUses, { params: { code }, query: {} })).uses.length;
    await expect.poll(uses).toBe(1);
    const [use] = (await callApi(origin(), admin, listCouponUses, { params: { code }, query: {} })).uses;
    const { userId = '', redeemedAt = 0 } = use ?? {};
    await callApi(origin(), admin, releaseCouponUse, { params: { code }, body: { userId, redeemedAt, reason } });
    expect((await callApi(origin(), admin, getCoupon, { params: { code } })).uses).toBe(0);
  });

  it('can be created and changed as a batch', async () => {
    const admin = await asAdmin();
    const asked = { requestId: newEventId(), label: 'Synthesised', count: 3, ...inAYear() };
    const batch = await callApi(origin(), admin, createCouponBatch, { params: { quizId }, body: asked });
    const params = { batchId: batch.batchId };
    const body = { revision: batch.revision, active: true, label: 'Changed', ...inAYear(), reason };
    await callApi(origin(), admin, updateCouponBatch, { params, body });
    expect((await callApi(origin(), admin, finishCouponBatch, { params })).isSettled).toBe(true);
  });
});

describe('the rest of the admin API', () => {
  it('revokes admin rights, cancels an upload, and confirms that quiz 1 is on sale', async () => {
    const admin = await asAdmin();
    const email = 'former-admin@example.com';
    await callApi(origin(), await tokenOf(origin(), email), getMe, {});
    const grant = () => callApi(origin(), admin, grantAdmin, { body: { email, reason } });
    // The index of people lags: it lacks a new person, and for a moment one whose rights have just changed.
    const { granted } = await vi.waitFor(grant, { timeout: 60_000, interval: 200 });
    const userId = granted[0]?.userId ?? expect.fail('Nobody was made an admin.');
    await callApi(origin(), admin, revokeAdmin, { params: { userId }, body: { reason } });

    const { uploadId } = await callApi(origin(), admin, createUpload, { body: { fileName: 'bank.xlsx', size: 1 } });
    await callApi(origin(), admin, cancelUpload, { params: { uploadId } });

    const { quizzes } = await callApi(origin(), admin, listQuizzes, {});
    const revision = quizzes.find((quiz) => quiz.quizId === quizId)?.revision ?? 0;
    // Both are so already: the stories of other files need the quiz meanwhile.
    const params = { quizId };
    expect(await callApi(origin(), admin, archiveQuiz, { params, body: { archived: false, revision } })).toMatchObject({
      archived: false,
    });
    expect(await callApi(origin(), admin, activateQuiz, { params, body: { activeQuizId: quizId } })).toEqual({
      activeQuizId: quizId,
    });
  });
});
