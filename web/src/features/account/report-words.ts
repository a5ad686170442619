import type { MyAttempt } from '#functions/contract/account.ts';
import { dayOf } from '#web/lib/format/day-of.ts';
import * as words from '#web/lib/words/account/attempts.ts';
import { dueWords } from '#web/lib/words/due-words.ts';

export interface StatusWords {
  tone: 'waiting' | 'good' | 'note';
  text: string;
}

/** The state of a report in words. `email`: the address it was mailed to. */
export function reportWords(
  report: NonNullable<MyAttempt['report']>,
  { email, now }: { email: string; now: number },
): StatusWords {
  const { status, sentAt, canRead, canDownload } = report;
  const day = sentAt === undefined ? undefined : dayOf(sentAt);
  const way = canDownload ? words.here.download : canRead ? words.here.read : '';
  switch (status) {
    case 'being-prepared': {
      // A report that is released already is not late when it is sent again.
      if (way) return { tone: 'waiting', text: `${words.onItsWay(email)} ${way}` };
      const { text, isLate } = dueWords(report, now);
      return { tone: isLate ? 'note' : 'waiting', text: `${words.preparing} ${text}` };
    }
    case 'sent':
      return { tone: 'good', text: day ? words.sentOn(email, day) : words.sent(email) };
    case 'delivered':
      return { tone: 'good', text: day ? words.deliveredOn(email, day) : words.delivered(email) };
    case 'delayed':
      return { tone: 'note', text: `${words.delayed} ${way}`.trim() };
    case 'bounced':
      return { tone: 'note', text: [words.bounced(email), way, words.checkAddress].filter(Boolean).join(' ') };
  }
}

/** As `Ended by you · 54 of 60 answered`. */
export function attemptWords({ answeredCount, questionCount, endReason }: MyAttempt): string {
  if (!endReason) return words.answered(answeredCount, questionCount);
  const outcome = answeredCount === questionCount ? words.completed : words.endings[endReason];
  return outcome(answeredCount, questionCount);
}
