// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';

let load: (cursor: string | undefined) => { rows: string[]; next?: string };
const query = pagedQuery(['things'], async (cursor) => load(cursor));

function Things() {
  const list = usePages(query, ({ rows }) => rows);
  return (
    <>
      <RefreshButton onPress={list.reload} />
      <PagedList loading="Loading things..." list={list}>
        {(rows) => <p>{rows.length === 0 ? 'Nothing' : rows.join(' ')}</p>}
      </PagedList>
    </>
  );
}

beforeEach(() => {
  load = (cursor) => (cursor ? { rows: ['three'] } : { rows: ['one', 'two'], next: 'more' });
});
afterEach(cleanup);

const open = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Things />
    </QueryClientProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fail = () => {
  throw new ApiProblem({ code: 'forbidden', message: 'Not for you.', status: 403 });
};

it('a paged list shows the first page, then the next one on request, until the list ends', async () => {
  open();
  expect(screen.getByText('Loading things...')).toBeDefined();
  expect(await screen.findByText('one two')).toBeDefined();
  await press('Load more');
  expect(await screen.findByText('one two three')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('a paged list reloads on request', async () => {
  open();
  await screen.findByText('one two');
  load = () => ({ rows: ['new'] });
  await press('Refresh');
  expect(await screen.findByText('new')).toBeDefined();
});

it('a paged list shows why its first page failed to load instead of an empty list, and retries on request', async () => {
  const works = load;
  load = fail;
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Error: Not for you.');
  expect(screen.queryByText('Nothing')).toBeNull();
  load = works;
  await press('Try again');
  expect(await screen.findByText('one two')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a paged list keeps the loaded pages when the next one fails', async () => {
  open();
  await screen.findByText('one two');
  load = fail;
  await press('Load more');
  expect((await screen.findByRole('alert')).textContent).toContain('Not for you.');
  expect(screen.getByText('one two')).toBeDefined();
});
