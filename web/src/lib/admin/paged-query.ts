import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';

type Cursor = string | undefined;

/** What a page says beside its rows: where the next one begins; nothing at the end of the list. */
interface ListPage {
  next?: Cursor;
}

interface PagedSettings<Page> {
  /** After how many ms all pages are loaded again, for as long as something in them is bound to change; undefined: not by itself. */
  reloadAfterMs?: (pages: readonly Page[]) => number | undefined;
}

/** A list that the server gives in pages. `load` gets the cursor that the page before gave, and nothing for the first page. */
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

/** The rows of all pages that are loaded, as `PagedList` shows them. */
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
    reload: () => void list.refetch(),
    loadMore: () => void list.fetchNextPage(),
  };
}

export type Pages<Page, Row> = ReturnType<typeof usePages<Page, Row>>;
