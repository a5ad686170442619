import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { endAttempt, enterQuiz, saveAnswer } from '#functions/contract/attempts.ts';
import { eraseMe, exportMyData, getMyReportFile, listMyAttempts } from '#functions/contract/account.ts';
import { giveConsent } from '#functions/contract/consent.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { getMe } from '#functions/contract/me.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { localNames, sampleAccounts } from '#infra/local/settings.ts';
import { signInto, startCloudProcess, type CloudProcess } from '#test/support/cloud-process.ts';

let cloud: CloudProcess | undefined;
afterEach(() => cloud?.stop());

const start = async (dataFolder: string) => (cloud = await startCloudProcess(dataFolder));

describe('the whole product on this machine', () => {
  it('is seeded by the real upload, mails the report of a finished attempt, and keeps all of it over a restart', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'whole-cloud-'));
    const first = await start(dataFolder);
    expect(first.lines.join('\n')).toContain('60 questions published');
    const quiz = {
      name: 'TrueIn Assessment',
      description: 'Assessment',
      price: 1999,
      questionCount: 60,
      timeLimitSeconds: 1800,
    };
    const onSale = await fetch(`${first.origin}/api/quiz`);
    expect(await onSale.json()).toMatchObject(quiz);
    // As CloudFront sends them: what a page may run means nothing for JSON.
    expect(onSale.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(onSale.headers.get('x-content-type-options')).toBe('nosniff');
    expect(onSale.headers.get('content-security-policy')).toBeNull();

    const adminToken = await signInto(first, sampleAccounts.admin.email);
    const admin = await callApi(first.origin, adminToken, getMe, {});
    expect(await callApi(first.origin, adminToken, getCoupon, { params: { code: 'ONCE100' } })).toMatchObject({
      createdByName: admin.name,
    });

    const token = await signInto(first, 'candidate@example.com');
    const me = await callApi(first.origin, token, getMe, {});
    expect(me).toMatchObject({ email: 'candidate@example.com', isAdmin: false });
    await callApi(first.origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'ONCE100' } });
    await callApi(first.origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
    const { attemptId, questions } = await callApi(first.origin, token, enterQuiz, {
      params: { quizId: 1 },
      body: { eventId: 'entry0001' },
    });
    for (const [index, { questionId, options }] of questions.slice(0, 3).entries()) {
      const body = { questionId, optionId: options[0]?.optionId ?? '', position: 0, answeredAfterMs: index * 1000 };
      expect(await callApi(first.origin, token, saveAnswer, { params: { attemptId }, body })).toMatchObject({
        outcome: 'saved',
      });
    }
    await callApi(first.origin, token, endAttempt, { params: { attemptId }, query: {} });
    const mail = await vi.waitFor(async () => (await mails(first))[0] ?? Promise.reject(new Error('no mail yet')), {
      timeout: 40_000,
      interval: 200,
    });
    expect(mail).toMatchObject({
      destination: { to: ['candidate@example.com'] },
      attachments: [{ contentType: 'application/pdf' }],
    });
    expect(
      Buffer.from(mail.attachments[0]?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const files = () => readdirSync(join(dataFolder, 's3', localNames.reportsBucket), { recursive: true }).join();
    expect(files()).toContain('.pdf');
    const mine = await vi.waitFor(async () => {
      const { attempts } = await callApi(first.origin, token, listMyAttempts, {});
      expect(attempts).toMatchObject([{ attemptId, report: { status: 'delivered', canDownload: true } }]);
      return callApi(first.origin, token, getMyReportFile, { params: { attemptId }, query: {} });
    });
    const download = await fetch(mine.url);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    expect((await download.text()).slice(0, 5)).toBe('%PDF-');
    expect(await first.stop()).toBe(0);

    const second = await start(dataFolder);
    expect(second.lines.join('\n')).not.toContain('published');
    expect(await (await fetch(`${second.origin}/api/quiz`)).json()).toMatchObject(quiz);
    expect(await callApi(second.origin, await signInto(second, 'candidate@example.com'), getMe, {})).toMatchObject({
      userId: me.userId,
    });
    expect(await callApi(second.origin, await signInto(second, 'admin@example.com'), getMe, {})).toMatchObject({
      isAdmin: true,
    });

    const again = await signInto(second, 'candidate@example.com');
    expect(await callApi(second.origin, again, exportMyData, { query: {} })).toMatchObject({
      attempts: [{ attemptId }],
    });
    const { url } = await callApi(second.origin, again, getMyReportFile, { params: { attemptId }, query: {} });
    expect((await fetch(url)).status).toBe(200);
    const { kept } = await callApi(second.origin, again, eraseMe, { body: { confirmation: 'ERASE' } });
    expect(kept.length).toBeGreaterThan(0);
    await expect(callApi(second.origin, again, getMe, {})).rejects.toThrow('401');
    expect(files()).not.toContain('.pdf');
    expect((await fetch(url)).status).toBe(404);
    const returned = await callApi(second.origin, await signInto(second, 'candidate@example.com'), getMe, {});
    expect(returned).toMatchObject({ email: me.email, name: me.name });
    expect(returned.userId).not.toBe(me.userId);
    await new Promise((done) => setTimeout(done, 1500));
    expect(await mails(second)).toMatchObject([{ messageId: mail.messageId }]);
    expect(await (await fetch(`${second.origin}/_local/dead-letters`)).json()).toEqual({
      'remove-report-file': [],
      'import-bank': [],
      'write-export': [],
      'deliver-report': [],
      'record-mail-event': [],
    });
  }, 300_000);
});

interface Mail {
  messageId: string;
  destination: { to: string[] };
  attachments: { contentType: string; content: string }[];
}

async function mails({ origin }: CloudProcess): Promise<Mail[]> {
  const store = (await (await fetch(`${origin}/_local/inbox/store`)).json()) as { emails: Mail[] };
  return store.emails;
}
