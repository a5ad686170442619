import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictNotice } from '../details/conflict-notice.tsx';
import type { UploadFlow } from './upload-flow.ts';
import { UploadProgress } from './upload-progress.tsx';
import styles from './upload-status.module.css';
import { findQuiz } from './upload-target.ts';
import type { UploadControls } from './use-upload-flow.ts';

/** The state of the upload: a permanent live region, so that changes are announced, and an alert after a failure. */
export function UploadStatus({ upload }: { upload: UploadControls }) {
  const { flow } = upload;
  const { message } = flow;
  const line = message?.tone === 'error' ? undefined : message;
  const conflict =
    flow.step === 'preview' && flow.phase === 'conflict' && flow.now ? { ...flow, now: flow.now } : undefined;
  return (
    <div className={styles.status}>
      <div className={styles.row} data-tone={line?.tone}>
        {line?.tone === 'busy' && <span aria-hidden="true" className={styles.spinner} />}
        {line?.tone === 'success' && <CircleCheck aria-hidden="true" size={18} className={styles.icon} />}
        {line?.tone === 'warning' && <TriangleAlert aria-hidden="true" size={18} className={styles.icon} />}
        {line?.tone === 'info' && <Info aria-hidden="true" size={18} className={styles.icon} />}
        <p role="status" className={styles.line}>
          {line?.text}
          {line?.more !== undefined && <span className={styles.more}> {line.more}</span>}
        </p>
        {(flow.step === 'reading' || flow.step === 'processing') && <UploadProgress flow={flow} />}
        {(flow.step === 'reading' || flow.step === 'processing') && (
          <Button size="small" onPress={upload.cancel}>
            Cancel Upload
          </Button>
        )}
      </div>
      {conflict && (
        <ConflictNotice
          now={conflict.now}
          seen={findQuiz(conflict.seen, conflict.now.quizId)}
          before="Upload failed:"
          kept="Your file is still here."
        >
          <Remedy flow={flow} upload={upload} />
        </ConflictNotice>
      )}
      {message?.tone === 'error' && !conflict && (
        <Notice tone="danger" className={styles.alert}>
          <p>{message.text}</p>
          <Remedy flow={flow} upload={upload} />
        </Notice>
      )}
    </div>
  );
}

/** The actions after a failure, beyond a retry. */
function Remedy({ flow, upload }: { flow: UploadFlow; upload: UploadControls }) {
  if (flow.step === 'preview' && flow.phase === 'conflict') {
    return (
      <Button size="small" onPress={() => void upload.reload()} className={styles.remedy}>
        Load current data and try again
      </Button>
    );
  }
  if (flow.step === 'preview' && flow.phase === 'outdated') {
    return (
      <Button size="small" onPress={() => void upload.open(flow.upload.uploadId)} className={styles.remedy}>
        Open the upload again
      </Button>
    );
  }
  const overdueId = flow.step === 'idle' ? flow.overdueId : undefined;
  if (overdueId === undefined) return null;
  return (
    <Button size="small" onPress={() => void upload.open(overdueId)} className={styles.remedy}>
      Keep waiting
    </Button>
  );
}
