import { describe, expect, it } from 'vitest';
import { attemptWords, reportWords } from '#web/features/account/report-words.ts';
import * as words from '#web/lib/words/account/attempts.ts';
import { makeAttempt } from './fake-account-api.ts';

const promisedBy = Date.parse('2026-11-24T12:00:00+05:30');
const sentAt = Date.parse('2026-11-23T12:00:00+05:30');
const dueAt = promisedBy - 60_000;
const email = 'asha@example.com';
const none = { canRead: false, canDownload: false };
const page = { canRead: true, canDownload: false };
const file = { canRead: true, canDownload: true };
const before = { email, now: promisedBy - 120_000 };

describe('reportWords', () => {
  it.each([
    ['being-prepared', none, {}, `${words.preparing} We’ll email it by Tuesday, 24 November.`],
    ['being-prepared', none, { dueAt }, `${words.preparing} We’ll email it on Tuesday, 24 November at 11:59 IST.`],
    ['sent', file, { sentAt }, words.sentOn(email, 'Monday, 23 November')],
    ['sent', file, {}, words.sent(email)],
    ['delivered', file, { sentAt }, words.deliveredOn(email, 'Monday, 23 November')],
    ['delivered', file, {}, words.delivered(email)],
    ['bounced', file, {}, `${words.bounced(email)} ${words.here.download} ${words.checkAddress}`],
    ['bounced', page, {}, `${words.bounced(email)} ${words.here.read} ${words.checkAddress}`],
    ['bounced', none, { sentAt }, `${words.bounced(email)} ${words.checkAddress}`],
    ['delayed', file, {}, `${words.delayed} ${words.here.download}`],
    ['delayed', page, {}, `${words.delayed} ${words.here.read}`],
    ['delayed', none, {}, words.delayed],
  ] as const)('describes a report (%s, %o, %o): %s', (status, ways, times, text) => {
    expect(reportWords({ status, promisedBy, ...ways, ...times }, before).text).toBe(text);
  });

  it('apologises after the promised day instead of promising a past day', () => {
    const report = { status: 'being-prepared', promisedBy, ...none } as const;
    const text = `${words.preparing} It was due by Tuesday, 24 November. We’re sorry for the delay.`;
    expect(reportWords(report, { ...before, now: promisedBy + 1 })).toEqual({ tone: 'note', text });
  });

  it.each([
    [true, `${words.onItsWay(email)} ${words.here.download}`],
    [false, `${words.onItsWay(email)} ${words.here.read}`],
  ])("doesn't apologise for a resent report that the person can read already (PDF: %s)", (canDownload, text) => {
    const report = { status: 'being-prepared', promisedBy, canRead: true, canDownload } as const;
    expect(reportWords(report, { ...before, now: promisedBy + 1 })).toEqual({ tone: 'waiting', text });
    expect(reportWords(report, before)).toEqual({ tone: 'waiting', text });
  });
});

it.each([
  ['candidate', 58, words.endings.candidate(58, 60)],
  ['time', 58, words.endings.time(58, 60)],
  ['limit', 58, words.endings.limit(58, 60)],
  ['candidate', 60, words.completed(60, 60)],
] as const)('attemptWords say how an attempt ended (%s after %i answers): %s', (endReason, answeredCount, text) => {
  expect(attemptWords(makeAttempt(1, { endReason, answeredCount }))).toBe(text);
});
