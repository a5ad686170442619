import type { TimelineEntryView } from '#functions/contract/admin/attempts/attempts.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { durationWords } from '../attempt-words.ts';

const causes = {
  open: 'Came back',
  reload: 'Loaded the page again',
  'back-forward': 'Came back with the browser’s buttons',
  'tab-switch': 'Left the tab',
} as const;

const ends = {
  candidate: 'Ended by the candidate',
  time: 'Ended: the time was over',
  limit: 'Ended: no resume was left',
} as const;

const fates = {
  made: 'Report made and handed to the mail service',
  sent: 'Mail sent',
  delivered: 'Mail delivered',
  bounced: 'Mail came back',
  failed: 'Report not sent',
  unknown: 'Mail may have been sent',
} as const;

/** The title of an entry. */
export function entryTitle(entry: TimelineEntryView): string {
  switch (entry.kind) {
    case 'started':
      return 'Started with the first answer';
    case 'answer':
      return `Answered question ${entry.questionNumber}`;
    case 'event':
      return causes[entry.cause];
    case 'grant':
      return entry.minutes === undefined ? 'Granted one more resume' : `Granted ${entry.minutes} more minutes`;
    case 'ended':
      return ends[entry.reason];
    case 'ordered':
      return 'Report ordered';
    case 'mail':
      return fates[entry.fate];
  }
}

/** Further details of an entry. */
export function entryDetails(entry: TimelineEntryView): string {
  switch (entry.kind) {
    case 'started': {
      const extra = entry.extraMinutes === undefined ? '' : `, with ${entry.extraMinutes} minutes granted before`;
      return `${durationWords(entry.limitSeconds)} in all${extra}`;
    }
    case 'answer': {
      const took = entry.tookSeconds === undefined ? '' : `, ${durationWords(entry.tookSeconds)} after the one before`;
      const place = entry.position === undefined ? '' : `, place ${entry.position} on the screen`;
      return `“${entry.option}”${place}${took}`;
    }
    case 'event':
      return entry.awaySeconds === undefined
        ? 'Not known for how long'
        : `Away for ${durationWords(entry.awaySeconds)}`;
    case 'grant':
      return `By ${entry.by}: ${entry.reason}`;
    case 'mail':
      return entry.problem ?? '';
    case 'ended':
    case 'ordered':
      return '';
  }
}

/** The whole timeline in a sentence or two, as the picture's text alternative. */
export function timelineSummary(timeline: readonly TimelineEntryView[]): string {
  const answers = timeline.filter((entry) => entry.kind === 'answer');
  const events = timeline.filter((entry) => entry.kind === 'event');
  const late = answers.filter(({ isLate }) => isLate).length;
  const away = events.reduce((sum, { awaySeconds = 0 }) => sum + awaySeconds, 0);
  const slowest = Math.max(0, ...answers.map(({ tookSeconds = 0 }) => tookSeconds));
  const grants = timeline.filter(({ kind }) => kind === 'grant').length;
  return [
    `${counted(answers.length, 'answer')}${late > 0 ? `, ${late} of them late` : ''}; the longest wait for one was ${durationWords(slowest)}.`,
    events.length > 0
      ? `Left or came back ${counted(events.length, 'time')}, ${durationWords(away)} away in all.`
      : 'Never left.',
    grants > 0 ? `${counted(grants, 'grant')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
