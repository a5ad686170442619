import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getExportFile, listExports, startExport } from '#functions/contract/admin/export.ts';
import { ulid } from 'ulid';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { withRetries } from '#web/lib/retry.ts';
import type { ExportOrder } from './export-draft.ts';
import { isUnfinished } from './export-words.ts';

const exportsKey = ['admin-exports'];

/** A small export is ready within seconds, so it is looked at often in its first minute. */
const firstMs = 60_000;
const everyMs = { first: 1_000, later: 5_000 };

/** The admin's exports of the last day. While one of them is unfinished, they are asked for again and again. */
export function useExports() {
  const list = useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => call(listExports, {}, { signal }),
    select: ({ exports }) => exports,
    refetchInterval: ({ state: { data } }) => {
      const unfinished = data?.exports.filter(isUnfinished) ?? [];
      if (unfinished.length === 0) return false;
      const isNew = unfinished.some(({ orderedAt }) => Date.now() - orderedAt < firstMs);
      return isNew ? everyMs.first : everyMs.later;
    },
  });
  // Kept until the order has arrived, so that another press after a lost reply orders nothing more.
  const order = useRef<{ exportId: string; asked: string }>(undefined);
  const start = useCommand<ExportOrder>({
    send: (asked) => {
      const text = JSON.stringify(asked);
      if (order.current?.asked !== text) order.current = { exportId: ulid(), asked: text };
      const { exportId } = order.current;
      return withRetries(() => call(startExport, { body: { exportId, ...asked } }));
    },
    onDone: () => {
      order.current = undefined;
    },
    reloads: [exportsKey],
    isDoneWhenReloaded: true,
  });
  const download = useCommand({
    send: (exportId: string) => call(getExportFile, { params: { exportId } }),
    onDone: ({ url }) => followDownload(url),
    reloads: (failure) => (failure ? [exportsKey] : []),
  });
  return { list, start, download };
}
