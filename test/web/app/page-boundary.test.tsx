// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from '#web/app/lazy-page.ts';
import { PageBoundary } from '#web/app/page-boundary.tsx';
import * as words from '#web/lib/words/app/failures.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NotLoaded = lazyPage<'Page'>(() => Promise.reject(new TypeError('Failed to fetch')), 'Page');
function Crashed(): never {
  throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
}

it.each([
  ['whose code did not load', NotLoaded, words.load, true],
  ['that crashed', Crashed, words.crash, false],
])(
  'a page %s names the connection only if it can be the reason',
  async (_what, Page, { title, text }, isConnection) => {
    render(
      <PageBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </PageBoundary>,
    );
    await screen.findByRole('heading', { name: title });
    screen.getByText(text);
    expect(text.includes('check your connection')).toBe(isConnection);
    screen.getByRole('button', { name: words.reload });
  },
);
