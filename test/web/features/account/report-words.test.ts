import { describe, expect, it } from 'vitest';
import { attemptWords, reportWords } from '#web/features/account/report-words.ts';
import { makeAttempt } from './fake-account-api.ts';

const promisedBy = new Date(2026, 10, 24, 12).getTime();
const sentAt = new Date(2026, 10, 23, 12).getTime();
const before = { email: 'asha@example.com', now: promisedBy - 120_000 };

describe('reportWords', () => {
  it.each([
    [
      { status: 'being-prepared', promisedBy, canRead: false, canDownload: false },
      'Being prepared. It will be mailed by Tuesday, 24 November.',
    ],
    [
      { status: 'being-prepared', promisedBy, dueAt: promisedBy - 60_000, canRead: false, canDownload: false },
      'Being prepared. It will be mailed on Tuesday, 24 November, 11:59.',
    ],
    [
      { status: 'sent', promisedBy, sentAt, canRead: true, canDownload: true },
      'Sent on Monday, 23 November to asha@example.com.',
    ],
    [{ status: 'sent', promisedBy, canRead: true, canDownload: true }, 'Sent to asha@example.com.'],
    [
      { status: 'delivered', promisedBy, sentAt, canRead: true, canDownload: true },
      'Sent on Monday, 23 November, and arrived at asha@example.com.',
    ],
    [
      { status: 'bounced', promisedBy, sentAt, canRead: true, canDownload: true },
      'The mail to asha@example.com came back. Download it here, and check your address.',
    ],
    [
      { status: 'bounced', promisedBy, sentAt, canRead: false, canDownload: false },
      'The mail to asha@example.com came back. Please check your address.',
    ],
    [
      { status: 'delayed', promisedBy, canRead: true, canDownload: true },
      'It could not be mailed yet, and we are looking into it. You can download it here meanwhile.',
    ],
    [
      { status: 'delayed', promisedBy, canRead: true, canDownload: false },
      'It could not be mailed yet, and we are looking into it. You can read it here meanwhile.',
    ],
    [
      { status: 'bounced', promisedBy, canRead: true, canDownload: false },
      'The mail to asha@example.com came back. Read it here, and check your address.',
    ],
    [
      { status: 'delayed', promisedBy, canRead: false, canDownload: false },
      'It could not be mailed yet, and we are looking into it.',
    ],
  ] as const)('says of %o: %s', (report, words) => {
    expect(reportWords(report, before).text).toBe(words);
  });

  it('does not promise a day that has passed', () => {
    expect(
      reportWords(
        { status: 'being-prepared', promisedBy, canRead: false, canDownload: false },
        { ...before, now: promisedBy + 1 },
      ),
    ).toEqual({ tone: 'note', text: 'It was to be mailed by Tuesday, 24 November. We are sorry that it is late.' });
  });

  it.each([
    [true, 'On its way to asha@example.com. You can download it here meanwhile.'],
    [false, 'On its way to asha@example.com. You can read it here meanwhile.'],
  ])('has no regret for a report that is theirs already and is sent again (with a PDF: %s)', (canDownload, text) => {
    const report = { status: 'being-prepared', promisedBy, canRead: true, canDownload } as const;
    expect(reportWords(report, { ...before, now: promisedBy + 1 })).toEqual({ tone: 'waiting', text });
    expect(reportWords(report, before)).toEqual({ tone: 'waiting', text });
  });
});

it.each([
  ['candidate', '58 of 60 questions answered, ended by you'],
  ['time', '58 of 60 questions answered, ended when the time was up'],
  ['limit', '58 of 60 questions answered, closed when no attempts remained'],
] as const)('says how an attempt ended (%s): %s', (endReason, words) => {
  expect(attemptWords(makeAttempt(1, { endReason }))).toBe(words);
});
