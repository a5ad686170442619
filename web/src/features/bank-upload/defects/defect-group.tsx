import { type ReactNode, useState } from 'react';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { canLeaveOut } from '#functions/domain/uploads/sheet-defect.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { useIsNarrow } from '#web/ui/table/use-is-narrow.ts';
import { LeaveAllOut, LeaveRowOut } from '../decisions/leave-out-actions.tsx';
import type { Deciding } from '../decisions/use-decide.ts';
import { type DefectGroup, severityWords } from './defect-titles.ts';

const linesAtFirst = 50;

type Line = DefectGroup['defects'][number] & { key: string };

/** Keyed by place in the file, so that a button keeps its row when the list is rendered again. */
function linesOf(defects: DefectGroup['defects']): Line[] {
  const counts = new Map<string, number>();
  return defects.map((defect) => {
    const place = `${defect.sheet} ${defect.row} ${defect.column}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return { ...defect, key: `${place} ${count}` };
  });
}

const numberColumn: Column<Line> = {
  id: 'row',
  title: 'Row',
  cell: ({ row }) => row,
  isNumber: true,
  className: 'w-14',
};
const problemTitle = { id: 'problem', title: 'Problem and what to do' } as const;

function Place({ line: { column, sheet }, hasSheets }: { line: Line; hasSheets: boolean }) {
  return (
    <>
      {column || 'Whole row'}
      {hasSheets && <span className="block text-quiet">{sheet}</span>}
    </>
  );
}

const columnsWith = (action: (line: Line) => ReactNode, hasSheets: boolean): Column<Line>[] => [
  numberColumn,
  {
    id: 'column',
    title: 'Column',
    cell: (line) => <Place line={line} hasSheets={hasSheets} />,
    className: 'min-w-28',
  },
  {
    ...problemTitle,
    cell: (line) => (
      <>
        {line.problem} <span className="text-quiet">{line.remedy}</span>
        {action(line)}
      </>
    ),
    className: 'min-w-60 wrap-anywhere',
  },
  { id: 'value', title: 'Value', cell: ({ value }) => value || '–', className: 'min-w-36 max-w-64 wrap-anywhere' },
];

/** On a phone everything of a line is below each other: beside each other, what to do would lie outside of the screen. */
const narrowColumnsWith = (action: (line: Line) => ReactNode, hasSheets: boolean): Column<Line>[] => [
  numberColumn,
  {
    ...problemTitle,
    cell: (line) => (
      <>
        <div className="font-semibold">
          <Place line={line} hasSheets={hasSheets} />
        </div>
        {line.problem} <span className="text-quiet">{line.remedy}</span>
        {line.value && <div className="text-quiet">Value: {line.value}</div>}
        {action(line)}
      </>
    ),
    className: 'wrap-anywhere',
  },
];

interface DefectGroupProps {
  group: DefectGroup;
  sheets: UploadView['sheets'];
  /** Whether the defects are in several sheets, so that each shows its sheet. */
  hasSheets: boolean;
  /** For leaving out rows. */
  deciding: Deciding;
}

/** Defects of one kind. A blocking group is open at first; the lines of another one are rendered when it is opened. */
export function DefectGroupView({ group, sheets, hasSheets, deciding }: DefectGroupProps) {
  const { kind, severity, title, defects } = group;
  const isRows = canLeaveOut(kind);
  const [isOpen, setIsOpen] = useState(severity === 'error');
  const [shown, setShown] = useState(linesAtFirst);
  const columnsOf = useIsNarrow() ? narrowColumnsWith : columnsWith;
  const rows = isOpen ? linesOf(defects.slice(0, shown)) : [];
  return (
    <details
      open={isOpen}
      data-severity={severity}
      className="not-last:border-b not-last:border-line [&>:not(summary)]:mx-3 [&>:not(summary)]:mt-0 [&>:not(summary)]:mb-3 [&>div]:max-h-80"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-baseline gap-3 px-3 py-1.5 before:flex-none before:text-quiet before:content-['▸'] hover:bg-hover [&::-webkit-details-marker]:hidden [[open]>&]:before:content-['▾']">
        <span className="min-w-17 flex-none text-[0.8125rem] font-semibold text-quiet in-data-[severity=defaulted]:text-warning in-data-[severity=error]:text-danger in-data-[severity=skipped]:text-warning">
          {severityWords[severity].mark}
        </span>
        <span className="min-w-0 flex-1">{title}</span>
        <span className="font-semibold tabular-nums">{defects.length.toLocaleString('en-IN')}</span>
      </summary>
      {isOpen && isRows && defects.length > 1 && (
        <div className="flex justify-end">
          <LeaveAllOut group={group} count={defects.length} {...deciding} />
        </div>
      )}
      {isOpen && (
        <DataTable
          caption={`Defects: ${title}`}
          columns={columnsOf(
            (defect) =>
              isRows ? (
                <div className="mt-1">
                  <LeaveRowOut defect={defect} sheets={sheets} {...deciding} />
                </div>
              ) : null,
            hasSheets,
          )}
          rows={rows}
          rowKey={({ key }) => key}
          empty={null}
        />
      )}
      {isOpen && shown < defects.length && (
        <Button size="small" onPress={() => setShown(shown + 10 * linesAtFirst)} className="block">
          Show more of {defects.length.toLocaleString('en-IN')}
        </Button>
      )}
    </details>
  );
}
