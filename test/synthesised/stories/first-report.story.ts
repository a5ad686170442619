import { describe, expect, it } from 'vitest';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, routeKey, type Endpoint } from '#functions/contract/endpoint.ts';
import { getMe } from '#functions/contract/me.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { mailsTo } from '#test/e2e/support/inbox.ts';
import { sitByApi } from '#test/e2e/support/quiz/sit-by-api.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

// The shortest way through all parts: the seed has uploaded, read and published a bank, and here its first report is sent.

const origin = () => cloud().origin;

describe('the first candidate', () => {
  it('gets a report by mail', async () => {
    const email = 'first@example.com';
    const token = await tokenOf(origin(), email);
    await callApi(origin(), token, getMe, {});
    await callApi(origin(), token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'WELCOME50' } });
    await sitByApi(origin(), token);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  });
});

describe('a request without a token', () => {
  /** API Gateway's own answer. A function that is asked answers with a code. */
  const refusedBefore = { status: 401, body: { message: 'Unauthorized' } };

  it('reaches no function except those of public routes', async () => {
    const closed = Object.values<Endpoint>(api).filter(({ access }) => access !== 'public');
    const answers = await Promise.all(
      closed.map(async ({ method, path }) => {
        const address = `${origin()}${apiPrefix}${path.replaceAll(/\{\w+\}/g, '1')}`;
        const reply = await fetch(address, { method });
        const body: unknown = await reply.json();
        return [routeKey({ method, path }), { status: reply.status, body }] as const;
      }),
    );
    expect(closed.length).toBeGreaterThan(50);
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(closed.map((each) => [routeKey(each), refusedBefore])),
    );
  });
});
