import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
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

const origins = { upload: 'Upload', edit: 'Edit', restore: 'Restore' } as const;

const countColumn = (
  title: string,
  count: (counts: NonNullable<VersionView['counts']>) => number,
): Column<VersionView> => ({
  title,
  isNumber: true,
  cell: ({ counts }) => (counts ? count(counts).toLocaleString('en-IN') : '–'),
});

export function versionColumns({ liveVersion, onCompare, onRestore, ...can }: ColumnsOf): Column<VersionView>[] {
  return [
    {
      title: 'Version',
      cell: ({ version }) => (
        <>
          <span>{version}</span>
          {version === liveVersion && (
            <span className="ml-2 rounded-full border px-1.75 py-0 text-[0.75rem] font-semibold text-success">
              Live
            </span>
          )}
        </>
      ),
    },
    { title: 'Published', cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
    { title: 'By', cell: ({ publishedByName }) => publishedByName, className: 'min-w-24' },
    {
      title: 'Made by',
      cell: ({ origin, restoredFrom }) =>
        restoredFrom === undefined ? origins[origin] : `${origins[origin]} of version ${restoredFrom}`,
      className: 'min-w-24',
    },
    { title: 'Questions', isNumber: true, cell: ({ questionCount }) => questionCount.toLocaleString('en-IN') },
    countColumn('New', ({ added }) => added),
    countColumn('Changed', ({ changed }) => changed),
    countColumn('Gone', ({ removed }) => removed),
    countColumn('Parameters', ({ notes = 0 }) => notes),
    { title: 'Note', cell: ({ note }) => note ?? '–', className: 'min-w-48 max-w-96 wrap-anywhere' },
    {
      title: 'Actions',
      isActions: true,
      cell: (version) => (
        <div className="flex gap-1 [&_button]:-my-0.5 [&_button]:min-h-7 [&_button]:px-2 [&_button]:py-0 [&_button]:text-[0.8125rem]">
          {can.canCompare && (
            <Button size="small" onPress={() => onCompare(version)} aria-label={`Compare version ${version.version}`}>
              Compare
            </Button>
          )}
          {can.canRestore && version.version !== liveVersion && (
            <Button size="small" onPress={() => onRestore(version)} aria-label={`Restore version ${version.version}`}>
              Restore
            </Button>
          )}
        </div>
      ),
    },
  ];
}
