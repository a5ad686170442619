import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { dueWords } from './due-words.ts';
import { ReportMessage } from './report-message.tsx';
import styles from './report-message.module.css';
import { dueQuery } from './report-query.ts';

interface ReportPreparingProps {
  attemptId: string;
  isLooking: boolean;
  onLook: () => void;
}

/** Nothing of the report, but when it comes. */
export function ReportPreparing({ attemptId, isLooking, onLook }: ReportPreparingProps) {
  const { data, dataUpdatedAt } = useQuery(dueQuery(attemptId));
  return (
    <ReportMessage title="Your report is being prepared">
      <p>You will get the report on mail after 24-48 business hours. It appears here at the same time.</p>
      {data?.report && <p role="status">{dueWords(data.report, dataUpdatedAt)}</p>}
      <div className={styles.acts}>
        <Button isPending={isLooking} onPress={onLook}>
          Look again
        </Button>
        <ButtonLink to={paths.account}>My account</ButtonLink>
      </div>
    </ReportMessage>
  );
}
