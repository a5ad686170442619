import { queryOptions, useQuery } from '@tanstack/react-query';
import { listHolidays } from '#functions/contract/admin/reports/held-reports.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { HolidaysForm } from './holidays-form.tsx';

export const holidaysQuery = queryOptions({
  queryKey: ['admin-holidays'],
  queryFn: ({ signal }) => call(listHolidays, {}, { signal }),
  gcTime: 0,
});

/** The public holidays: loaded when it opens, so that the form starts from the current list. */
export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(holidaysQuery);
  if (data) return <HolidaysForm known={data} onClose={onClose} onReload={() => void refetch()} />;
  const actions = <Button onPress={onClose}>Close</Button>;
  return (
    <Dialog title="Public holidays" isOpen onOpenChange={onClose} actions={actions}>
      <Failure of={{ error }} />
      {!error && <p role="status">Loading the holidays…</p>}
    </Dialog>
  );
}
