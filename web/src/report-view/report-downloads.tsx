import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import * as words from '#web/lib/words/report-view.ts';
import { Button } from '#web/ui/button.tsx';

interface ReportDownloadsProps {
  /** Label of the PDF with all answers; absent if the report lists none. */
  answersLabel: string | undefined;
  /** Downloads the PDF as it was mailed, or the one with all answers. */
  onDownload: (answers?: 'all') => Promise<void>;
}

/** Downloads of the report: as it was mailed, and with all answers appended. */
export function ReportDownloads({ answersLabel, onDownload }: ReportDownloadsProps) {
  const report = useMutation({ mutationFn: () => onDownload() });
  const answers = useMutation({ mutationFn: () => onDownload('all') });
  const get = (download: typeof report) => () => {
    report.reset();
    answers.reset();
    download.mutate();
  };
  const error = report.error ?? answers.error;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" isPending={report.isPending} onPress={get(report)}>
          <Download aria-hidden="true" size={18} /> <span>{words.download}</span>
        </Button>
        {answersLabel !== undefined && (
          <Button isPending={answers.isPending} onPress={get(answers)}>
            <Download aria-hidden="true" size={18} />
            <span>{` ${answersLabel}`}</span>
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="m-0 font-medium text-danger">
          {words.downloadFailed(error.message)}
        </p>
      )}
    </div>
  );
}
