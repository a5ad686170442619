import type { TimelineEntryView } from '#functions/contract/admin/attempts/attempts.ts';
import { durationWords } from '#web/lib/format/durations.ts';
import * as words from '#web/lib/words/admin/attempts.ts';

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');

/** The title of an entry, and further details. */
export function entryWords(entry: TimelineEntryView): [title: string, details: string] {
  switch (entry.kind) {
    case 'started': {
      const { limitSeconds, extraMinutes } = entry;
      const earlier = extraMinutes !== undefined && words.earlier(extraMinutes);
      return [words.entries.started, joined(words.limit(durationWords(limitSeconds)), earlier)];
    }
    case 'answer': {
      const position = entry.position !== undefined && words.position(entry.position);
      const took = entry.tookSeconds !== undefined && words.took(durationWords(entry.tookSeconds));
      return [words.answer(entry.questionNumber), joined(words.chose(entry.option), position, took)];
    }
    case 'event': {
      const { cause, awaySeconds } = entry;
      return [words.causes[cause], words.away(awaySeconds === undefined ? undefined : durationWords(awaySeconds))];
    }
    case 'grant': {
      const { minutes, by, reason } = entry;
      return [minutes === undefined ? words.entries.return : words.gotTime(minutes), words.grantedBy(by, reason)];
    }
    case 'ended':
      return [words.ends[entry.reason], ''];
    case 'ordered':
      return [words.entries.ordered, ''];
    case 'mail':
      return [words.emails[entry.fate], entry.problem ?? ''];
  }
}

/** The whole timeline in a few sentences, as the picture's text alternative. */
export function timelineSummary(timeline: readonly TimelineEntryView[]): string {
  const answers = timeline.filter((entry) => entry.kind === 'answer');
  const events = timeline.filter((entry) => entry.kind === 'event');
  const late = answers.filter(({ isLate }) => isLate).length;
  const away = events.reduce((sum, { awaySeconds = 0 }) => sum + awaySeconds, 0);
  const longest = Math.max(0, ...answers.map(({ tookSeconds = 0 }) => tookSeconds));
  const grants = timeline.filter(({ kind }) => kind === 'grant').length;
  return joined(
    words.answers(answers.length, durationWords(longest)),
    late > 0 && words.late(late),
    events.length > 0 ? words.absences(events.length, durationWords(away)) : words.neverLeft,
    grants > 0 && words.grants(grants),
  );
}
