/** Overview (/admin) */

import { plural } from '#functions/domain/text/counted.ts';
import { waitingCount } from '#web/lib/words/app/admin.ts';

export const title = 'Overview';
export const about = 'The table and chart count attempts. Each day starts at midnight, India time.';
export const running = (count: number, shown: string) =>
  plural(
    count,
    `<strong>${shown}</strong> attempt is running now`,
    `<strong>${shown}</strong> attempts are running now`,
  );
export const reports = (count: number) =>
  plural(
    count,
    '<strong>1</strong> report needs attention',
    `<strong>${waitingCount(count)}</strong> reports need attention`,
  );
export const messages = (count: number) =>
  plural(count, '<strong>1</strong> message to answer', `<strong>${waitingCount(count)}</strong> messages to answer`);
export const countedAt = 'Counted at <moment>this moment</moment>.';
export const onlyNewest = (max: string) => `Only the newest ${max} attempts are counted.`;
export const totals = { caption: 'All attempts', measure: 'Attempts', spans: ['Today', '7 days', '30 days'] };
export const measures = {
  started: { title: 'Started', about: 'The first question was answered' },
  completed: { title: 'Completed', about: 'Ended for any reason' },
  timedOut: { title: 'Timed out', about: 'Ended because time ran out' },
  waiting: { title: 'Waiting for a report', about: 'Ended, but the report hasn’t been sent' },
  bounced: { title: 'Bounced', about: 'Ended, but the report’s email bounced' },
};
export const days = { heading: 'Started and completed each day', day: 'Day', asTable: 'Show as table' };
export const daysCaption = (days: number, started: string, completed: string) =>
  `Attempts in the last ${days} days: ${started} started, ${completed} completed.`;
