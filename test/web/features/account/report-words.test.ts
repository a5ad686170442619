import { describe, expect, it } from 'vitest';
import { attemptWords, reportWords } from '#web/features/account/report-words.ts';
import { makeAttempt } from './fake-account-api.ts';

const promisedBy = Date.parse('2026-11-24T12:00:00+05:30');
const sentAt = Date.parse('2026-11-23T12:00:00+05:30');
const dueAt = promisedBy - 60_000;
const cameBack = 'The mail to asha@example.com came back.';
const late = 'It could not be mailed yet, and we are looking into it';
const none = { canRead: false, canDownload: false };
const page = { canRead: true, canDownload: false };
const file = { canRead: true, canDownload: true };
const before = { email: 'asha@example.com', now: promisedBy - 120_000 };

describe('reportWords', () => {
  it.each([
    ['being-prepared', none, {}, 'Being prepared. It will be mailed by Tuesday, 24 November.'],
    ['being-prepared', none, { dueAt }, 'Being prepared. It will be mailed on Tuesday, 24 November, 11:59 IST.'],
    ['sent', file, { sentAt }, 'Sent on Monday, 23 November to asha@example.com.'],
    ['sent', file, {}, 'Sent to asha@example.com.'],
    ['delivered', file, { sentAt }, 'Sent on Monday, 23 November, and arrived at asha@example.com.'],
    ['bounced', file, {}, `${cameBack} Download it here, and check your address.`],
    ['bounced', page, {}, `${cameBack} Read it here, and check your address.`],
    ['bounced', none, { sentAt }, `${cameBack} Please check your address.`],
    ['delayed', file, {}, `${late}. You can download it here meanwhile.`],
    ['delayed', page, {}, `${late}. You can read it here meanwhile.`],
    ['delayed', none, {}, `${late}.`],
  ] as const)('describes a report (%s, %o, %o): %s', (status, ways, times, words) => {
    expect(reportWords({ status, promisedBy, ...ways, ...times }, before).text).toBe(words);
  });

  it('apologises after the promised day instead of promising a past day', () => {
    const report = { status: 'being-prepared', promisedBy, ...none } as const;
    const text = 'It was to be mailed by Tuesday, 24 November. We are sorry that it is late.';
    expect(reportWords(report, { ...before, now: promisedBy + 1 })).toEqual({ tone: 'note', text });
  });

  it.each([
    [true, 'On its way to asha@example.com. You can download it here meanwhile.'],
    [false, 'On its way to asha@example.com. You can read it here meanwhile.'],
  ])("doesn't apologise for a resent report that the person can read already (PDF: %s)", (canDownload, text) => {
    const report = { status: 'being-prepared', promisedBy, canRead: true, canDownload } as const;
    expect(reportWords(report, { ...before, now: promisedBy + 1 })).toEqual({ tone: 'waiting', text });
    expect(reportWords(report, before)).toEqual({ tone: 'waiting', text });
  });
});

it.each([
  ['candidate', '58 of 60 questions answered, ended by you'],
  ['time', '58 of 60 questions answered, ended when the time was up'],
  ['limit', '58 of 60 questions answered, closed when no attempts remained'],
] as const)('attemptWords say how an attempt ended (%s): %s', (endReason, words) => {
  expect(attemptWords(makeAttempt(1, { endReason }))).toBe(words);
});
