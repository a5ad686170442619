import type { ReactNode } from 'react';
import { maxResendsAtOnce, type ReportView } from '#functions/contract/admin/reports/reports.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { type Column, DataTable, type Selection } from '#web/ui/table/data-table.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import empty from '#web/ui/figure/scenes/empty.svg?raw';
import type { ReportGroup } from './report-groups.ts';
import type { ReportFilter, ReportPages } from './reports-query.ts';

const countClass = 'm-0 tabular-nums empty:hidden';

export interface ReportListProps {
  group: ReportGroup;
  filter: ReportFilter;
  isNarrowed: boolean;
  onClear: () => void;
}

interface ListFrameProps extends Omit<ReportListProps, 'filter'> {
  list: ReportPages;
  /** Message on the last action. */
  news: ReactNode;
  columns: readonly Column<ReportView>[];
  selection: Selection<ReportView>;
  /** Label of the button for the selected reports. */
  action: string;
  onAction: (reports: readonly ReportView[]) => void;
}

/** A list of reports with its description and count, also when it is empty, and an action on the selected ones. */
export function ListFrame({ group, list, isNarrowed, onClear, news, columns, selection, ...rest }: ListFrameProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start justify-between gap-4">
        <p className="mx-0 mt-1.5 mb-0 text-quiet">{group.about}</p>
        <RefreshButton onPress={list.reload} className="flex-none" />
      </div>
      {news}
      <PagedList list={list}>
        {(reports) =>
          !list.error && (
            <>
              <p role="status" className={countClass}>
                {reports.length > 0 && (list.hasMore ? words.countSoFar : words.count)(reports.length)}
              </p>
              {list.pages?.[0]?.arePeopleCutOff && <p className={countClass}>{lists.moreMatch}</p>}
              {reports.length > 0 ? (
                <>
                  <SelectionBar {...{ reports, selection }} {...rest} />
                  <DataTable
                    caption={words.caption(group.title)}
                    columns={columns}
                    rows={reports}
                    rowKey={keyOf}
                    empty=""
                    selection={selection}
                  />
                </>
              ) : (
                <div className="grid justify-items-center px-4 py-12 text-center">
                  <Scene svg={empty} className="mb-4 w-[144px]" />
                  {isNarrowed ? (
                    <NothingFound words={list.hasMore ? lists.noMatchYet : lists.noMatch} onClear={onClear} />
                  ) : (
                    <p>{words.empty}</p>
                  )}
                </div>
              )}
            </>
          )
        }
      </PagedList>
    </div>
  );
}

const keyOf = ({ userId, attemptId }: ReportView) => `${userId}/${attemptId}`;

interface SelectionBarProps extends Pick<ListFrameProps, 'selection' | 'action' | 'onAction'> {
  reports: readonly ReportView[];
}

/** The number of selected reports, with an action on all of them. One that cannot be selected any more is not selected. */
function SelectionBar({ reports, selection: { keys, onChange, label }, action, onAction }: SelectionBarProps) {
  const selected = reports.filter((report) => keys.includes(keyOf(report)) && label(report) !== undefined);
  const isTooMany = selected.length > maxResendsAtOnce;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="m-0 tabular-nums">
        {isTooMany
          ? words.tooMany(selected.length, maxResendsAtOnce)
          : selected.length > 0 && words.selected(selected.length)}
      </p>
      {selected.length > 0 && (
        <>
          <Button size="small" isDisabled={isTooMany} onPress={() => onAction(selected)}>
            {action}
          </Button>
          <Button size="small" tone="plain" onPress={() => onChange([])}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  );
}
