// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryArea } from '#web/app/query-area.tsx';
import { sessionStates } from './session-states.ts';

const session = vi.hoisted(() => ({ userId: 'asha' }));
vi.mock('#web/lib/session/session.ts', () => ({
  useSession: () => ({ ...sessionStates['signed in'](), user: { id: session.userId, email: '', name: '' } }),
}));
afterEach(cleanup);

it('the next person in a tab gets nothing that was loaded for the one before', async () => {
  const load = vi.fn(async () => `attempts of ${session.userId}`);
  const Page = () => useQuery({ queryKey: ['mine'], queryFn: load, staleTime: Infinity }).data ?? 'Loading...';
  const tree = () => (
    <MemoryRouter>
      <Routes>
        <Route element={<QueryArea />}>
          <Route path="/" element={<Page />} />
        </Route>
      </Routes>
    </MemoryRouter>
  );
  const { rerender, unmount } = render(tree());
  await screen.findByText('attempts of asha');
  session.userId = 'ravi';
  rerender(tree());
  expect(screen.queryByText(/asha/)).toBeNull();
  await screen.findByText('attempts of ravi');
  unmount();
  render(tree()); // another page of the same person
  screen.getByText('attempts of ravi');
  expect(load).toHaveBeenCalledTimes(2);
});
