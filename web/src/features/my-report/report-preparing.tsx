import { reportComes } from '#functions/domain/reports/promise/report-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dueWords } from '#web/lib/words/due-words.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReportMessage } from './report-message.tsx';
import { dueQuery, type ReportId } from './report-query.ts';

interface ReportPreparingProps {
  id: ReportId;
  isLooking: boolean;
  onLook: () => Promise<unknown>;
  /** Why checking again has failed. */
  problem: string | undefined;
}

const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });

/** Tells when the report comes, without anything of its content. */
export function ReportPreparing({ id, isLooking, onLook, problem }: ReportPreparingProps) {
  const { data, dataUpdatedAt, refetch } = useQuery(dueQuery(id));
  const [lookedAt, setLookedAt] = useState<number>();
  const look = async () => {
    await Promise.all([onLook(), refetch()]);
    setLookedAt(Date.now());
  };
  return (
    <ReportMessage title="Your report is being prepared">
      <p>{reportComes} It appears here at the same time.</p>
      <p role="status">
        {data?.report && dueWords(data.report, dataUpdatedAt).text}
        {problem === undefined
          ? lookedAt !== undefined && ` At ${time.format(lookedAt)} it was not there yet.`
          : ` ${problem}`}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button isPending={isLooking} onPress={() => void look()}>
          Look again
        </Button>
        <ButtonLink to={paths.account}>My account</ButtonLink>
      </div>
    </ReportMessage>
  );
}
