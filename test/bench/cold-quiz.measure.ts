import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { enterQuiz, saveAnswer } from '#functions/contract/attempts.ts';
import { giveConsent } from '#functions/contract/me.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import { holdToken } from '#test/e2e/support/hold-token.ts';
import { leadBrowsersTo } from '#test/e2e/support/browser-network.ts';
import { progress } from '#test/e2e/support/quiz/candidate.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { cameFromSelection } from '#web/lib/route-state.ts';
import { startFilled } from '#test/synthesised/filled-cloud.ts';
import { installNode } from '#test/synthesised/functions/node-binary.ts';
import { assembly, synthesise } from '#test/synthesised/synthesise.ts';
import { keepSection } from './support/figures.ts';
import { openHttp2Front } from './support/http2-front.ts';

const kB = (bytes: number) => bytes / 1000;

/** Redeems, enters and answers once, so that a visit of the quiz resumes. */
async function beginAttempt(origin: string, token: string): Promise<void> {
  await callApi(origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'WELCOME50' } });
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  const eventId = randomUUID().replaceAll('-', '').slice(0, 10);
  const { attemptId, questions } = await callApi(origin, token, enterQuiz, {
    params: { quizId: 1 },
    body: { eventId },
  });
  const [first] = questions;
  await callApi(origin, token, saveAnswer, {
    params: { attemptId },
    body: {
      questionId: first?.questionId ?? '',
      optionId: first?.options[0]?.optionId ?? '',
      answeredAfterMs: 5_000,
    },
  });
}

it('measures what a browser with an empty cache downloads for the quiz', { timeout: 900_000 }, async () => {
  installNode();
  expect(await synthesise('prod')).toBe(true);
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-bench-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const cloud = await startFilled({ assembly, dataFolder, isUnscheduled: true });
  onTestFinished(cloud.close);
  const front = await openHttp2Front(cloud.network);
  onTestFinished(front.close);
  leadBrowsersTo(front.network);
  const token = await tokenOf(cloud.origin, 'cold@example.com');
  await beginAttempt(cloud.origin, token);

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  /** A visit with an empty cache. @returns the bytes until the question is shown and until the network is idle, and the requests */
  async function visit(serviceWorkers: 'allow' | 'block') {
    const [bytes, requests] = [front.bytesOut(), front.paths().length];
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: cloud.origin, viewport, serviceWorkers });
    await holdToken(context, cloud.origin, token);
    const page = await context.newPage();
    // As a reload of the quiz has it, which comes from the selection page.
    await context.addInitScript((state) => {
      if (location.pathname === '/quiz') history.replaceState({ usr: state, key: 'cold', idx: 0 }, '');
    }, cameFromSelection);
    await page.goto('/quiz');
    // Below the dialog that says what a resume costs.
    await progress(page, 2).waitFor({ state: 'attached', timeout: 60_000 });
    const shown = front.bytesOut() - bytes;
    await page.waitForLoadState('networkidle');
    await context.close();
    return { shown, idle: front.bytesOut() - bytes, requests: front.paths().length - requests };
  }
  // The worker starts when the question is shown, and loads before the browser has reported the question.
  const { shown } = await visit('block');
  const { idle, requests } = await visit('allow');
  expect(requests).toBeGreaterThan(5);
  keepSection('cold quiz', {
    title: 'The quiz on the wire',
    how: 'All bytes that a browser with an empty cache gets until it shows the question of a resumed attempt: documents, files, fonts and replies as the synthesised application sends them, in HTTP/2 over TLS, with the headers that CloudFront adds. “And idle” includes what comes after the picture: what the service worker keeps for an attempt without a network.',
    figures: [
      { name: 'Until the question is shown', value: kB(shown), unit: 'kB', target: 205 },
      { name: 'And idle', value: kB(idle), unit: 'kB' },
      { name: 'Requests', value: requests, unit: '' },
    ],
  });
});
