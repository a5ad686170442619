import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { actWords } from './act-words.ts';
import { AuditChanges } from './audit-changes.tsx';
import styles from './audit.module.css';

const columns: Column<AuditEntryView>[] = [
  {
    id: 'what',
    title: 'Act',
    className: styles.act,
    cell: ({ what, object, objectName }) => (
      <>
        {actWords[what]}
        <span className={styles.object}>{objectName ?? object}</span>
      </>
    ),
  },
  { id: 'at', title: 'When', cell: ({ at }) => <Moment at={at} /> },
  { id: 'by', title: 'By', className: styles.by, cell: ({ by }) => by },
  { id: 'reason', title: 'Reason', className: styles.reason, cell: ({ reason }) => reason ?? '–' },
  {
    id: 'changes',
    title: 'Before and after',
    className: styles.changes,
    cell: (entry) => <AuditChanges entry={entry} />,
  },
];

export function AuditTable({ entries, empty }: { entries: readonly AuditEntryView[]; empty: string }) {
  return (
    <DataTable
      caption="What was done"
      columns={columns}
      rows={entries}
      rowKey={({ entryId }) => entryId}
      empty={<p className={styles.none}>{empty}</p>}
    />
  );
}
