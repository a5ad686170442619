import { type ReactNode, useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { changedDetails } from './changed-details.ts';
import styles from './conflict-notice.module.css';
import { VersionDiff } from '../diff/version-diff.tsx';

interface ConflictNoticeProps {
  /** The quiz as it is now: who made the last change, and when. */
  now: QuizView;
  /** As the person saw it; its version and pages are enough, and then the details are not compared. Absent: it did not exist. */
  seen?: QuizView | Pick<QuizView, 'version' | 'pages'> | undefined;
  /** Before it, such as `Upload failed:`. */
  before?: string | undefined;
  /** What of the person's own work is still there: `Your edits are kept.` */
  kept: string;
  /** What can be done: buttons. */
  children?: ReactNode;
}

/** Someone else was quicker: who, when, and what they changed. */
export function ConflictNotice({ now, seen, before, kept, children }: ConflictNoticeProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const isMine = user?.id === now.updatedBy;
  const details = seen && 'revision' in seen ? changedDetails(seen, now) : [];
  return (
    <div className={styles.conflict}>
      <Notice tone="danger">
        <p>
          {before && `${before} `}
          {isMine ? 'You, in another window,' : now.updatedByName} {isMine ? 'have' : 'has'} {seen ? 'changed' : 'made'}{' '}
          quiz {now.quizId} meanwhile (<Moment at={now.updatedAt} />
          ). Nothing was overwritten. {kept}
        </p>
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail.name}>
                {detail.name}: {detail.before} → {detail.after}
              </li>
            ))}
          </ul>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </Notice>
      {seen && seen.version !== now.version && (
        <details className={styles.changes} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>
            What changed from version {seen.version} to version {now.version}
          </summary>
          {isOpen && <VersionDiff quizId={now.quizId} from={seen} to={now} />}
        </details>
      )}
    </div>
  );
}
