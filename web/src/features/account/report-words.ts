import type { MyAttempt } from '#functions/contract/account.ts';
import { dayOf } from './day-of.ts';

export interface StatusWords {
  tone: 'waiting' | 'good' | 'note';
  text: string;
}

/** Where a report is, as one would say it. `email`: where it was mailed to. */
export function reportWords(
  { status, promisedBy, dueAt, sentAt, canDownload }: NonNullable<MyAttempt['report']>,
  { email, now }: { email: string; now: number },
): StatusWords {
  const on = sentAt === undefined ? '' : ` on ${dayOf(sentAt)}`;
  switch (status) {
    case 'being-prepared':
      if (dueAt !== undefined && dueAt > now)
        return { tone: 'waiting', text: `Being prepared: it will be mailed on ${dayOf(dueAt)}.` };
      return promisedBy > now
        ? { tone: 'waiting', text: `Being prepared: it will be mailed by ${dayOf(promisedBy)}.` }
        : { tone: 'note', text: `It was to be mailed by ${dayOf(promisedBy)}. We are sorry that it is late.` };
    case 'sent':
      return { tone: 'good', text: `Sent${on} to ${email}.` };
    case 'delivered':
      return { tone: 'good', text: `Sent${on}, and arrived at ${email}.` };
    case 'delayed':
      return {
        tone: 'note',
        text: `It could not be mailed yet, and we are looking into it.${canDownload ? ' You can download it here meanwhile.' : ''}`,
      };
    case 'bounced':
      return {
        tone: 'note',
        text: `The mail to ${email} came back. ${canDownload ? 'Download it here, and check your address.' : 'Please check your address.'}`,
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
