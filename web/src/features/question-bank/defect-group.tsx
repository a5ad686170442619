import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { type DefectGroup, severityWords } from './defect-titles.ts';
import styles from './defect-list.module.css';

const linesAtFirst = 50;

type Line = DefectGroup['defects'][number] & { place: number };

const columns: Column<Line>[] = [
  { id: 'row', title: 'Row', cell: ({ row }) => row, isNumber: true, className: styles.row },
  { id: 'column', title: 'Column', cell: ({ column }) => column || 'Whole row', className: styles.column },
  {
    id: 'problem',
    title: 'Problem and what to do',
    cell: ({ problem, remedy }) => (
      <>
        {problem} <span className={styles.remedy}>{remedy}</span>
      </>
    ),
    className: styles.words,
  },
  { id: 'value', title: 'Value', cell: ({ value }) => value || '–', className: styles.value },
];

/** Defects of one kind. A group that blocks is open from the start; the lines of another are made when it is opened. */
export function DefectGroupView({ group: { kind, severity, title, defects } }: { group: DefectGroup }) {
  const [isOpen, setIsOpen] = useState(severity === 'error');
  const [shown, setShown] = useState(linesAtFirst);
  const rows = isOpen ? defects.slice(0, shown).map((defect, place) => ({ ...defect, place })) : [];
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
      {isOpen && (
        <DataTable
          caption={`Defects: ${title}`}
          columns={columns}
          rows={rows}
          rowKey={({ place }) => `${kind} ${place}`}
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
