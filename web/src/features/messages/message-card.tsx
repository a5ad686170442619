import type { MessageView } from '#functions/contract/admin/messages.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { replyAddress } from './reply-address.ts';
import styles from './messages.module.css';

/** One message in full. */
export function MessageCard({ message: one }: { message: MessageView }) {
  const { name, designation, organization, email, contactNo, message, at, isMailed } = one;
  return (
    <article aria-label={`Message of ${name}`} className={styles.message}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.quiet}>
            {designation}, {organization}
          </p>
        </div>
        <p className={styles.quiet}>
          <Moment at={at} />
        </p>
        {!isMailed && <StatusMark tone="warning">The mail to the office may have failed</StatusMark>}
      </header>
      <p className={styles.text}>{message}</p>
      <p className={styles.reach}>
        <a href={replyAddress(one)}>Reply to {email}</a>
        <span className={styles.quiet}>{contactNo}</span>
      </p>
    </article>
  );
}
