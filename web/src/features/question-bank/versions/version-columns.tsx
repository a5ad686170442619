import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import * as words from '#web/lib/words/question-bank/versions.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';

interface ColumnsOf {
  liveVersion: number;
  canCompare: boolean;
  canRestore: boolean;
  onCompare: (version: VersionView) => void;
  onRestore: (version: VersionView) => void;
}

const countColumn = (
  title: string,
  count: (counts: NonNullable<VersionView['counts']>) => number,
): Column<VersionView> => ({
  title,
  isNumber: true,
  cell: ({ counts }) => (counts ? count(counts).toLocaleString('en-IN') : '–'),
});

export function versionColumns({ liveVersion, onCompare, onRestore, ...can }: ColumnsOf): Column<VersionView>[] {
  const titles = words.columns;
  return [
    {
      title: titles.version,
      cell: ({ version }) => (
        <>
          <span>{version}</span>
          {version === liveVersion && (
            <span className="ml-2 rounded-full border px-1.75 py-0 text-[0.75rem] font-semibold text-success">
              {words.live}
            </span>
          )}
        </>
      ),
    },
    { title: titles.published, cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
    { title: titles.by, cell: ({ publishedByName }) => publishedByName, className: 'min-w-24' },
    {
      title: titles.origin,
      cell: ({ origin, restoredFrom }) =>
        restoredFrom === undefined ? words.origins[origin] : words.restoredFrom(restoredFrom),
      className: 'min-w-24',
    },
    { title: words.counts.all, isNumber: true, cell: ({ questionCount }) => questionCount.toLocaleString('en-IN') },
    countColumn(words.counts.added, ({ added }) => added),
    countColumn(words.counts.changed, ({ changed }) => changed),
    countColumn(words.counts.removed, ({ removed }) => removed),
    countColumn(words.counts.notes, ({ notes = 0 }) => notes),
    { title: titles.note, cell: ({ note }) => note ?? '–', className: 'min-w-48 max-w-96 wrap-anywhere' },
    {
      title: words.actions.title,
      cell: (version) => (
        <div className="flex gap-1 [&_button]:-my-0.5 [&_button]:min-h-7 [&_button]:px-2 [&_button]:py-0 [&_button]:text-[0.8125rem]">
          {can.canCompare && (
            <Button size="small" onPress={() => onCompare(version)} aria-label={words.compare(version.version)}>
              {words.actions.compare}
            </Button>
          )}
          {can.canRestore && version.version !== liveVersion && (
            <Button size="small" onPress={() => onRestore(version)} aria-label={words.restore(version.version)}>
              {words.actions.restore}
            </Button>
          )}
        </div>
      ),
    },
  ];
}
