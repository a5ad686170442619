import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  title?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message in the page. It is announced when it appears: errors at once, others at the next pause. */
export function Notice({ tone, title, className, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classNames(styles.notice, styles[tone], className)}>
      <Icon aria-hidden="true" size={20} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
