import type { OverviewMeasure } from '#functions/contract/admin/overview.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';

export const measures: readonly { id: OverviewMeasure; title: string; about: string; to?: string }[] = [
  { id: 'started', title: 'Started', about: 'with a first answer', to: paths.adminAttempts },
  { id: 'completed', title: 'Completed', about: 'ended in any way', to: attemptsLink({ status: 'completed' }) },
  {
    id: 'timedOut',
    title: 'Timed out',
    about: 'ended because the time was over',
    to: attemptsLink({ status: 'time' }),
  },
  {
    id: 'waiting',
    title: 'Waiting for a report',
    about: 'ended, and the report has not gone out',
    to: `${paths.adminReports}?show=attention`,
  },
  {
    id: 'bounced',
    title: 'Mail came back',
    about: 'ended, and the mail bounced',
    to: `${paths.adminReports}?show=attention`,
  },
];

export const spanTitles = ['Today', '7 days', '30 days'] as const;

/** `isMore`: not all were counted. */
export const countWords = (count: number, isMore = false) => `${count.toLocaleString('en-IN')}${isMore ? '+' : ''}`;
