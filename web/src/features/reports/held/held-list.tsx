import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { HeldTable } from './held-table.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseOutcomes, type Released } from '../outcome-notice.tsx';
import type { ReportGroup } from '../report-groups.ts';
import { useReportSelection } from '../report-selection.ts';
import { type ReportFilter, reportsQuery } from '../reports-query.ts';
import { SelectionBar } from '../selection-bar.tsx';

interface HeldListProps {
  group: ReportGroup;
  filter: ReportFilter;
  isNarrowed: boolean;
  onClear: () => void;
}

const every = () => true;

/** Held reports with their waiting time and their promise; an admin can release one or many. */
export function HeldList({ group, filter, isNarrowed, onClear }: HeldListProps) {
  const list = usePages(reportsQuery(group, filter), (page) => page.reports);
  const [chosen, setChosen] = useState<readonly ReportView[]>();
  const [released, setReleased] = useState<Released>();
  const { rows: reports = [] } = list;
  const selection = useReportSelection(reports, every);
  const news = released && <ReleaseOutcomes {...released} />;
  return (
    <>
      <ListFrame group={group} list={list} isNarrowed={isNarrowed} onClear={onClear} news={news}>
        <SelectionBar selection={selection} action="Send selected now" onAction={setChosen} />
        <HeldTable
          reports={reports}
          selection={selection}
          onRelease={(report) => setChosen([report])}
          now={list.loadedAt}
        />
      </ListFrame>
      {chosen && (
        <ReleaseDialog
          reports={chosen}
          onClose={() => setChosen(undefined)}
          onDone={(outcome) => {
            setReleased(outcome);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
