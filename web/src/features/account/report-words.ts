import type { MyAttempt } from '#functions/contract/account.ts';
import { dayOf } from '#web/lib/format/day-of.ts';
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
  const here = canDownload ? 'download' : canRead ? 'read' : undefined;
  const on = sentAt === undefined ? '' : ` on ${dayOf(sentAt)}`;
  switch (status) {
    case 'being-prepared': {
      // A report that is released already is not late when it is sent again.
      if (here) return { tone: 'waiting', text: `On its way to ${email}. You can ${here} it here meanwhile.` };
      const { text, isLate } = dueWords(report, now);
      return isLate ? { tone: 'note', text } : { tone: 'waiting', text: `Being prepared. ${text}` };
    }
    case 'sent':
      return { tone: 'good', text: `Sent${on} to ${email}.` };
    case 'delivered':
      return { tone: 'good', text: `Sent${on}, and arrived at ${email}.` };
    case 'delayed':
      return {
        tone: 'note',
        text: `It could not be mailed yet, and we are looking into it.${here ? ` You can ${here} it here meanwhile.` : ''}`,
      };
    case 'bounced':
      return {
        tone: 'note',
        text: `The mail to ${email} came back. ${here ? `${here === 'read' ? 'Read' : 'Download'} it here, and check your address.` : 'Please check your address.'}`,
      };
  }
}

const endings: Record<NonNullable<MyAttempt['endReason']>, string> = {
  candidate: 'ended by you',
  time: 'ended when the time was up',
  limit: 'closed when no attempts remained',
};

/** As `54 of 60 questions answered, ended by you`. */
export function attemptWords({ answeredCount, questionCount, endReason }: MyAttempt): string {
  const answered = `${answeredCount} of ${questionCount} questions answered`;
  return endReason ? `${answered}, ${endings[endReason]}` : answered;
}
