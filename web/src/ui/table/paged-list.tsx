import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './paged-list.module.css';

interface PagedListProps {
  /** What is being loaded, as a sentence: `Loading coupons...`. */
  loading: string;
  /** Why the first page, or a later one, could not be loaded. */
  error: Error | null;
  onRetry: () => void;
  /** The list; absent until its first page is there. */
  children: ReactNode;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** A list that comes in pages: loading, failed, there, and the way to more of it. */
export function PagedList({ loading, error, onRetry, children, hasMore, isLoadingMore, onMore }: PagedListProps) {
  const isThere = children !== undefined && children !== null && children !== false;
  return (
    <div className={styles.list}>
      {!isThere && !error && <Loading title={loading} />}
      {isThere && children}
      {error && (
        <Notice tone="danger">
          <p>Error: {error.message}</p>
          <Button size="small" onPress={onRetry} className={styles.retry}>
            Try again
          </Button>
        </Notice>
      )}
      {isThere && hasMore && !error && (
        <Button onPress={onMore} isPending={isLoadingMore} className={styles.more}>
          Load more
        </Button>
      )}
    </div>
  );
}
