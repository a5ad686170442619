import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import styles from './report-message.module.css';

interface ReportMessageProps {
  title: string;
  children: ReactNode;
}

/** Shown in place of a report that cannot be shown. */
export function ReportMessage({ title, children }: ReportMessageProps) {
  return (
    <div className={styles.message}>
      <PageHead title={`${title} | TrueIn`} />
      <ProfileShape profile={[0.35, 0.35, 0.35, 0.35, 0.35]} withRings className={styles.shape} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
