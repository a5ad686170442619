import { Notice } from '#web/ui/notice.tsx';
import styles from './submit-status.module.css';
import type { SubmitState } from './use-submit-edits.ts';

/** How submitting is doing, in words: a line that is always there, so that changes are read out, and an alert when it went wrong. */
export function SubmitStatus({ state: { tone, text, more } }: { state: SubmitState }) {
  return (
    <div className={styles.status}>
      <p role="status" className={styles.line} data-busy={tone === 'busy' && text !== ''}>
        {tone === 'busy' && text}
      </p>
      {tone === 'success' && (
        <Notice tone="success">
          <p>{text}</p>
        </Notice>
      )}
      {tone === 'danger' && (
        <Notice tone="danger">
          <p>{text}</p>
          {more && <p>{more}</p>}
        </Notice>
      )}
    </div>
  );
}
