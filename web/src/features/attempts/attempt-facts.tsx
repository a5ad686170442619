import type { ReactNode } from 'react';
import type { AttemptDetails } from '#functions/contract/admin/attempts/attempts.ts';
import { Moment } from '#web/ui/moment.tsx';
import { durationWords } from '#web/lib/format/durations.ts';
import { AttemptStatus, returnsOf } from './attempt-status.tsx';
import * as words from '#web/lib/words/admin/attempts.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Person } from '#web/ui/table/person.tsx';
import { QualityMark } from './response-quality.tsx';

/** The main facts of an attempt. */
export function AttemptFacts({ details }: { details: AttemptDetails }) {
  const { attempt, nextExtraMinutes, now, quality } = details;
  const { startedAt, deadline, endedAt, answeredCount, questionCount, lateCount } = attempt;
  const { batch, report } = attempt;
  const left = (deadline - now) / 1000;
  const facts: [string, ReactNode][] = [
    [lists.labels.person, <Person person={attempt} />],
    [lists.labels.status, <AttemptStatus attempt={attempt} />],
    [lists.labels.quiz, words.quiz(attempt.quizName, attempt.version)],
    [lists.attempts.started, <Moment at={startedAt} />],
    endedAt === undefined
      ? [words.times.left, left > 0 ? durationWords(left) : words.none.time]
      : [words.times.taken, durationWords((endedAt - startedAt) / 1000)],
    [words.times.limit, durationWords((deadline - startedAt) / 1000)],
    [words.facts.answered, words.answered(answeredCount, questionCount)],
    [words.times.late, String(lateCount)],
    [words.more.quality, quality && <QualityMark tier={quality.tier} />],
    [words.facts.returns, returnsOf(attempt)],
    [words.facts.batch, batch?.label ?? words.none.batch],
    [lists.labels.report, report && lists.reportStatus[report.status]],
    [words.more.next, nextExtraMinutes > 0 && words.extra(nextExtraMinutes)],
    [
      words.more.reference,
      <code translate="no" className="text-[0.75rem]">
        {attempt.attemptId}
      </code>,
    ],
  ];
  return (
    <dl className="m-0 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,46%),1fr))] gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 [&_dd]:m-0 [&_dd]:wrap-anywhere [&_dt]:text-xs [&_dt]:text-quiet">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
