import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';

type Cursor = string | undefined;

/** The cursor of the next page; absent at the end of the list. */
interface ListPage {
  next?: Cursor;
}

interface PagedSettings<Page> {
  /** Interval in ms after which all pages are reloaded, as long as some item is about to change; undefined for never. */
  reloadAfterMs?: (pages: readonly Page[]) => number | undefined;
}

/** A paged list. `load` gets the previous page's cursor, or nothing for the first page. */
export function pagedQuery<Page extends ListPage>(
  queryKey: QueryKey,
  load: (cursor: Cursor, signal: AbortSignal) => Promise<Page>,
  { reloadAfterMs }: PagedSettings<Page> = {},
) {
  return infiniteQueryOptions<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) => (data && reloadAfterMs?.(data.pages)) ?? false,
  });
}

type PagedQuery<Page> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>;

/** The rows of all loaded pages, in the form that `PagedList` takes. */
export function usePages<Page, Row>(query: PagedQuery<Page>, rowsOf: (page: Page) => readonly Row[]) {
  const list = useInfiniteQuery(query);
  const pages = list.data?.pages;
  return {
    pages,
    rows: pages?.flatMap(rowsOf),
    loadedAt: list.dataUpdatedAt,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    isReloading: list.isFetching && pages !== undefined && !list.isFetchingNextPage,
    reload: () => list.refetch(),
    loadMore: () => void list.fetchNextPage(),
  };
}

export type Pages<Page, Row> = ReturnType<typeof usePages<Page, Row>>;
