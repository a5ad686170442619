import { expect, it } from 'vitest';
import { loadPages } from '#web/features/question-bank/load-pages.ts';

it.each([0, 1, 4, 5, 11])('gives the rows of %i pages in order, a few pages at a time', async (pages) => {
  let open = 0;
  let most = 0;
  const rows = await loadPages(pages, async (page) => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve, (page * 7) % 5));
    open -= 1;
    return [page * 10, page * 10 + 1];
  });
  expect(rows).toEqual(Array.from({ length: pages }, (_, page) => [page * 10, page * 10 + 1]).flat());
  expect(most).toBe(Math.min(pages, 4));
});

it('fails with the page that fails', async () => {
  const load = (page: number) => (page === 1 ? Promise.reject(new Error('no page 1')) : Promise.resolve([page]));
  await expect(loadPages(3, load)).rejects.toThrow('no page 1');
});
