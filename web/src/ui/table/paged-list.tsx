import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { list as words } from '#web/lib/words/ui/lists.ts';

/** The loading state of a list. One that comes as a whole has no more pages. */
interface LoadedList<Row> {
  /** Undefined until the first page is loaded. */
  rows: readonly Row[] | undefined;
  /** Why the first page, or a later one, could not be loaded. */
  error: Error | null;
  reload: () => unknown;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  loadMore?: () => void;
}

interface PagedListProps<Row> {
  /** The progress message, if it is another one than `Loading...`. */
  loading?: string;
  list: LoadedList<Row>;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A paged list: loading, failed or loaded, with a button for more. */
export function PagedList<Row>({ loading, list, children }: PagedListProps<Row>) {
  const { rows, error, reload, hasMore = false, isLoadingMore = false, loadMore } = list;
  return (
    <div className="grid grid-cols-1 gap-3">
      {!rows && !error && <Loading title={loading} />}
      {rows && children(rows)}
      <Failure of={{ error }} onRetry={reload} />
      {rows && hasMore && !error && (
        <Button size="small" onPress={loadMore} isPending={isLoadingMore} className="justify-self-center">
          {words.more}
        </Button>
      )}
    </div>
  );
}
