import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getMyReport } from '#functions/contract/account.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './attempt-section.module.css';
import { followDownload } from '#web/lib/follow-download.ts';
import { Problem } from './problem.tsx';

interface DownloadButtonProps {
  attemptId: string;
  /** Which report it is, for who can not see where the button stands. */
  about: string;
}

/** Asks for an address that is good for a minute, and goes there. */
export function DownloadButton({ attemptId, about }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => call(getMyReport, { params: { attemptId }, query: {} }),
    networkMode: 'always',
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
