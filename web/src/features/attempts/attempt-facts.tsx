import type { ReactNode } from 'react';
import type { AttemptDetails } from '#functions/contract/admin/attempts/attempts.ts';
import { Moment } from '#web/ui/moment.tsx';
import { durationWords } from './attempt-words.ts';
import { AttemptStatus } from './attempt-status.tsx';
import { reportStatusWords } from '#web/lib/words/report-status-words.ts';
import { QualityMark } from './response-quality.tsx';

/** The main facts of an attempt. */
export function AttemptFacts({ details }: { details: AttemptDetails }) {
  const { attempt, nextExtraMinutes, now, quality } = details;
  const { startedAt, deadline, endedAt, answeredCount, questionCount, lateCount } = attempt;
  const { resumeCount, remaining, batch, report } = attempt;
  const left = (deadline - now) / 1000;
  return (
    <dl className="m-0 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,46%),1fr))] gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 [&_dd]:m-0 [&_dd]:wrap-anywhere [&_dt]:text-xs [&_dt]:text-quiet">
      <Fact term="Person">
        <span translate="no">{attempt.email || '–'}</span>
      </Fact>
      <Fact term="Status">
        <AttemptStatus attempt={attempt} />
      </Fact>
      <Fact term="Quiz">{`${attempt.quizName}, version ${attempt.version}`}</Fact>
      <Fact term="Started">
        <Moment at={startedAt} />
      </Fact>
      {endedAt === undefined ? (
        <Fact term="Time left">{left > 0 ? durationWords(left) : 'None: waiting for late answers'}</Fact>
      ) : (
        <Fact term="Took">{durationWords((endedAt - startedAt) / 1000)}</Fact>
      )}
      <Fact term="Time limit">{durationWords((deadline - startedAt) / 1000)}</Fact>
      <Fact term="Answered">{`${answeredCount} of ${questionCount}`}</Fact>
      <Fact term="Arrived after the time was over">{lateCount}</Fact>
      {quality && (
        <Fact term="Response quality">
          <QualityMark tier={quality.tier} />
        </Fact>
      )}
      <Fact term="Resumes">{`${resumeCount}${attempt.status === 'open' ? `, ${remaining} left` : ''}`}</Fact>
      <Fact term="Batch">{batch?.label ?? 'None'}</Fact>
      {report && <Fact term="Report">{reportStatusWords[report.status]}</Fact>}
      {nextExtraMinutes > 0 && <Fact term="For the next attempt">{`${nextExtraMinutes} more min.`}</Fact>}
      <Fact term="Attempt">
        <code translate="no" className="text-[0.75rem]">
          {attempt.attemptId}
        </code>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
