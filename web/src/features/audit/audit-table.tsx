import type { ReactNode } from 'react';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import { indiaMomentWords } from '#functions/domain/calendar/india-moment.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { AuditSentence } from './audit-sentence.tsx';
import styles from './audit.module.css';

const columns: Column<AuditEntryView>[] = [
  {
    id: 'at',
    title: 'When',
    className: styles.when,
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{indiaMomentWords(at)}</time>,
  },
  { id: 'what', title: 'What was done', className: styles.act, cell: (entry) => <AuditSentence entry={entry} /> },
  { id: 'reason', title: 'Reason', className: styles.reason, cell: ({ reason }) => reason ?? '–' },
];

export function AuditTable({ entries, empty }: { entries: readonly AuditEntryView[]; empty: ReactNode }) {
  return (
    <DataTable
      caption="What was done"
      columns={columns}
      rows={entries}
      rowKey={({ entryId }) => entryId}
      empty={empty}
    />
  );
}
