import { CircleCheck, Clock, Info, Download } from 'lucide-react';
import { useLinkClickHandler } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { myReportLink } from '#web/lib/report-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './attempt-section.module.css';
import { type MyAttempt, getMyReportFile } from '#functions/contract/account.ts';
import { dateOf } from '#web/lib/words/day-of.ts';
import { attemptWords, reportWords, type StatusWords } from './report-words.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import { Problem } from './problem.tsx';

const icons = { waiting: Clock, good: CircleCheck, note: Info };

interface AttemptLineProps {
  attempt: MyAttempt;
  email: string;
  now: number;
}

export function AttemptLine({ attempt, email, now }: AttemptLineProps) {
  const { attemptId, quizName, status, startedAt, endedAt, report } = attempt;
  const link = myReportLink(attemptId);
  // Navigates within the application, which keeps loaded data, also without a network.
  const read = useLinkClickHandler<HTMLAnchorElement>(link);
  const date = dateOf(endedAt ?? startedAt);
  return (
    <li className={styles.attempt}>
      <div className={styles.about}>
        <h3 className={styles.quiz}>{quizName}</h3>
        <p className={styles.facts}>
          {status === 'open' ? `Started on ${date}` : date} · {attemptWords(attempt)}
        </p>
        {status === 'open' && (
          <p className={styles.status}>This assessment is not finished, and its clock is running.</p>
        )}
        {report && <ReportStatus words={reportWords(report, { email, now })} />}
      </div>
      {status === 'open' && (
        <ButtonLink to={paths.quizSelection} tone="primary">
          Resume
        </ButtonLink>
      )}
      {report?.canRead && (
        <div className={styles.actions}>
          <ButtonLink to={link} onClick={read} aria-label={`Read the report of ${quizName}, ${date}`}>
            Read
          </ButtonLink>
          {report.canDownload && <DownloadButton attemptId={attemptId} about={`${quizName}, ${date}`} />}
        </div>
      )}
    </li>
  );
}

function ReportStatus({ words: { tone, text } }: { words: StatusWords }) {
  const Icon = icons[tone];
  return (
    <p className={styles.status} data-tone={tone}>
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      <span>{text}</span>
    </p>
  );
}

interface DownloadButtonProps {
  attemptId: string;
  /** Names the report for screen readers, which do not see the row. */
  about: string;
}

/** Requests a download link, which is valid for a minute, and opens it. */
function DownloadButton({ attemptId, about }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => call(getMyReportFile, { params: { attemptId }, query: {} }),
    onSuccess: ({ url }) => followDownload(url),
  });
  return (
    <div className={styles.download}>
      <Button
        aria-label={`Download the report of ${about}`}
        isPending={download.isPending}
        onPress={() => download.mutate()}
      >
        <Download aria-hidden="true" size={18} /> Download
      </Button>
      {download.error && <Problem>The report could not be downloaded. {download.error.message}</Problem>}
    </div>
  );
}
