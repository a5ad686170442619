import type { AdminView } from '#functions/contract/admin/admins.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface AdminTableProps {
  admins: readonly AdminView[];
  isSelf: (admin: AdminView) => boolean;
  onRevoke: (admin: AdminView) => void;
}

export function AdminTable({ admins, isSelf, onRevoke }: AdminTableProps) {
  const isLast = admins.length === 1;
  const columns: Column<AdminView>[] = [
    { id: 'name', title: 'Name', cell: (admin) => (isSelf(admin) ? `${admin.name} (you)` : admin.name) },
    { id: 'email', title: 'E-mail address', cell: ({ email }) => email },
    {
      id: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isActions: true,
      cell: (admin) =>
        isLast ? (
          'The last admin can’t be removed.'
        ) : (
          <Button size="small" aria-label={`Take the rights of ${admin.name} away`} onPress={() => onRevoke(admin)}>
            {isSelf(admin) ? 'Give up' : 'Take away'}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption="Admins"
      columns={columns}
      rows={admins}
      rowKey={({ userId }) => userId}
      empty="Nobody is an admin."
    />
  );
}
