import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getMyReport } from '#functions/contract/account.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './report-message.module.css';

/** The report as a file, as it was mailed. */
export function ReportDownload({ attemptId }: { attemptId: string }) {
  const download = useMutation({
    mutationFn: () => call(getMyReport, { params: { attemptId } }),
    networkMode: 'always',
    onSuccess: ({ url }) => followDownload(url),
  });
  return (
    <div className={styles.download}>
      <Button tone="primary" isPending={download.isPending} onPress={() => download.mutate()}>
        <Download aria-hidden="true" size={18} /> Download PDF
      </Button>
      {download.error && (
        <p role="alert" className={styles.problem}>
          The PDF could not be downloaded. {download.error.message}
        </p>
      )}
    </div>
  );
}
