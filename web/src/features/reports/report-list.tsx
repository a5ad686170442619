import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ReportFilter } from './report-filter.ts';
import type { ReportGroup } from './report-groups.ts';
import { ReportTable } from './report-table.tsx';
import { useReportSelection } from './report-selection.ts';
import { reportsQuery } from './reports-query.ts';
import { ResendDialog } from './resend/resend-dialog.tsx';
import { ResendManyDialog } from './resend/resend-many-dialog.tsx';
import { ResendOutcomes, type Resent } from './resend/resend-outcome.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface ReportListProps {
  group: ReportGroup;
  filter: ReportFilter;
  onClear: () => void;
}

/** The reports of one group, with their actions. */
export function ReportList({ group, filter, onClear }: ReportListProps) {
  const list = usePages(reportsQuery(group, filter), (page) => page.reports);
  const [chosen, setChosen] = useState<ReportView>();
  const [chosenMany, setChosenMany] = useState<readonly ReportView[]>();
  const [done, setDone] = useState<string>();
  const [resent, setResent] = useState<Resent>();
  const { rows: reports = [] } = list;
  const selection = useReportSelection(reports);
  const announce = (words: string) => {
    setResent(undefined);
    setDone(words);
  };
  const news = (
    <>
      {done && (
        <Notice tone="success">
          <p>{done}</p>
        </Notice>
      )}
      {resent && <ResendOutcomes {...resent} />}
    </>
  );
  return (
    <>
      <ListFrame group={group} list={list} isNarrowed={Object.keys(filter).length > 0} onClear={onClear} news={news}>
        <SelectionBar selection={selection} action="Send selected again" onAction={setChosenMany} />
        <ReportTable title={group.title} reports={reports} selection={selection} onResend={setChosen} />
      </ListFrame>
      {chosenMany && (
        <ResendManyDialog
          reports={chosenMany}
          onClose={() => setChosenMany(undefined)}
          onDone={(outcome) => {
            setDone(undefined);
            setResent(outcome);
            selection.clear();
          }}
        />
      )}
      {chosen && <ResendDialog report={chosen} onClose={() => setChosen(undefined)} onDone={announce} />}
    </>
  );
}
