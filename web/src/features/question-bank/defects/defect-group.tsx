import { type ReactNode, useState } from 'react';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { canLeaveOut } from '#functions/domain/uploads/sheet-defect.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { useIsNarrow } from '#web/ui/table/use-is-narrow.ts';
import { LeaveAllOut, LeaveRowOut } from '../decisions/leave-out-actions.tsx';
import type { Deciding } from '../decisions/use-decide.ts';
import { type DefectGroup, severityWords } from './defect-titles.ts';
import styles from './defect-list.module.css';

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
  className: styles.row,
};
const problemTitle = { id: 'problem', title: 'Problem and what to do' } as const;

function Place({ line: { column, sheet }, hasSheets }: { line: Line; hasSheets: boolean }) {
  return (
    <>
      {column || 'Whole row'}
      {hasSheets && <span className={styles.sheet}>{sheet}</span>}
    </>
  );
}

const columnsWith = (action: (line: Line) => ReactNode, hasSheets: boolean): Column<Line>[] => [
  numberColumn,
  {
    id: 'column',
    title: 'Column',
    cell: (line) => <Place line={line} hasSheets={hasSheets} />,
    className: styles.column,
  },
  {
    ...problemTitle,
    cell: (line) => (
      <>
        {line.problem} <span className={styles.remedy}>{line.remedy}</span>
        {action(line)}
      </>
    ),
    className: styles.words,
  },
  { id: 'value', title: 'Value', cell: ({ value }) => value || '–', className: styles.value },
];

/** On a phone everything of a line is below each other: beside each other, what to do would lie outside of the screen. */
const narrowColumnsWith = (action: (line: Line) => ReactNode, hasSheets: boolean): Column<Line>[] => [
  numberColumn,
  {
    ...problemTitle,
    cell: (line) => (
      <>
        <div className={styles.place}>
          <Place line={line} hasSheets={hasSheets} />
        </div>
        {line.problem} <span className={styles.remedy}>{line.remedy}</span>
        {line.value && <div className={styles.found}>Value: {line.value}</div>}
        {action(line)}
      </>
    ),
    className: styles.line,
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
      className={styles.group}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.mark}>{severityWords[severity].mark}</span>
        <span className={styles.name}>{title}</span>
        <span className={styles.count}>{defects.length.toLocaleString('en-IN')}</span>
      </summary>
      {isOpen && isRows && defects.length > 1 && (
        <div className={styles.all}>
          <LeaveAllOut group={group} count={defects.length} {...deciding} />
        </div>
      )}
      {isOpen && (
        <DataTable
          caption={`Defects: ${title}`}
          columns={columnsOf(
            (defect) =>
              isRows ? (
                <div className={styles.action}>
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
        <Button size="small" onPress={() => setShown(shown + 10 * linesAtFirst)} className={styles.more}>
          Show more of {defects.length.toLocaleString('en-IN')}
        </Button>
      )}
    </details>
  );
}
