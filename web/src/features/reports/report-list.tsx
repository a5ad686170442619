import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { Done } from '#web/ui/notice.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ReportGroup } from './report-groups.ts';
import { ReportTable } from './report-table.tsx';
import { useReportSelection } from './report-selection.ts';
import { type ReportFilter, reportsQuery } from './reports-query.ts';
import { ResendDialog, ResendManyDialog } from './resend-dialogs.tsx';
import { ResendOutcomes, type Resent } from './outcome-notice.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface ReportListProps {
  group: ReportGroup;
  filter: ReportFilter;
  isNarrowed: boolean;
  onClear: () => void;
}

/** The reports of one group, with their actions. */
export function ReportList({ group, filter, isNarrowed, onClear }: ReportListProps) {
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
      <Done>{done}</Done>
      {resent && <ResendOutcomes {...resent} />}
    </>
  );
  return (
    <>
      <ListFrame group={group} list={list} isNarrowed={isNarrowed} onClear={onClear} news={news}>
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
