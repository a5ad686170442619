import { CircleCheck, Clock, Info, Download } from 'lucide-react';
import { useLinkClickHandler } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { myReportLink } from '#web/lib/report-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type MyAttempt, getMyReportFile } from '#functions/contract/account.ts';
import * as words from '#web/lib/words/account/attempts.ts';
import { dateOf } from '#web/lib/format/day-of.ts';
import { attemptWords, reportWords, type StatusWords } from './report-words.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import { Problem } from './account-section.tsx';

const statusClass = 'mx-0 mt-2 mb-0 gap-2 leading-[1.5] flex items-start';

const icons = { waiting: Clock, good: CircleCheck, note: Info };

export function AttemptLine({ attempt, email, now }: { attempt: MyAttempt; email: string; now: number }) {
  const { attemptId, quizName, status, startedAt, endedAt, report } = attempt;
  const link = myReportLink(attemptId);
  // Navigates within the application, which keeps loaded data, also without a network.
  const read = useLinkClickHandler<HTMLAnchorElement>(link);
  const date = dateOf(endedAt ?? startedAt);
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <h3 className="m-0 font-text text-base/snug font-semibold tracking-[normal]">{quizName}</h3>
        <p className="m-0 text-sm/[1.5] text-quiet tabular-nums">
          {(status === 'open' ? words.startedOn : words.endedOn)(date, attemptWords(attempt))}
        </p>
        {status === 'open' && <p className={statusClass}>{words.running}</p>}
        {report && <ReportStatus {...reportWords(report, { email, now })} />}
      </div>
      {status === 'open' && (
        <ButtonLink to={paths.quizSelection} tone="primary">
          {words.resume}
        </ButtonLink>
      )}
      {report?.canRead && (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <ButtonLink to={link} onClick={read} aria-label={words.readOf(quizName, date)}>
            {words.read}
          </ButtonLink>
          {report.canDownload && <DownloadButton attemptId={attemptId} label={words.downloadOf(quizName, date)} />}
        </div>
      )}
    </li>
  );
}

function ReportStatus({ tone, text }: StatusWords) {
  const Icon = icons[tone];
  return (
    <p className={statusClass} data-tone={tone}>
      <Icon
        aria-hidden="true"
        size={18}
        className="mt-[0.2em] flex-none in-data-[tone=good]:text-success in-data-[tone=note]:text-warning"
      />
      <span>{text}</span>
    </p>
  );
}

interface DownloadButtonProps {
  attemptId: string;
  /** Names the report for screen readers, which do not see the row. */
  label: string;
}

/** Requests a download link, which is valid for a minute, and opens it. */
function DownloadButton({ attemptId, label }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => call(getMyReportFile, { params: { attemptId }, query: {} }),
    onSuccess: ({ url }) => followDownload(url),
  });
  return (
    <div className="grid justify-items-start gap-2 sm:max-w-64 sm:justify-items-end sm:text-end">
      <Button aria-label={label} isPending={download.isPending} onPress={() => download.mutate()}>
        <Download aria-hidden="true" size={18} /> <span>{words.download}</span>
      </Button>
      {download.error && <Problem>{words.downloadFailed(download.error.message)}</Problem>}
    </div>
  );
}
