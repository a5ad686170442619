// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from '#web/features/home/home-page.tsx';
import { type RouteState, scrollHint } from '#web/lib/paths.ts';
import type * as SessionModule from '#web/lib/session.tsx';

const session = vi.hoisted(() => ({ status: 'signed-out' as SessionModule.SessionView['status'] }));
vi.mock('#web/lib/session.tsx', () => ({ useSession: () => session }));

const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  session.status = 'signed-out';
  Element.prototype.scrollIntoView = scrolled.mockReset();
});
afterEach(cleanup);

function show(state?: RouteState) {
  const router = createMemoryRouter([{ path: '*', element: <HomePage /> }], {
    initialEntries: [{ pathname: '/', state }],
  });
  render(<RouterProvider router={router} />);
  return router;
}

describe('the home page', () => {
  it('has its sections, in the words of the firm', () => {
    show();
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    for (const heading of [
      'Five Pillar Approach',
      'Approach',
      'Differentiator',
      'Proprietary Methodology',
      'Data Analysis',
      'What We Do',
      'Key Unique Features of Our Reports',
    ])
      expect(headings).toContain(heading);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('names the five pillars', () => {
    show();
    const pillars = [
      'Ambition and Vision',
      'Belief, Ethics and Values',
      'Intelligence/the Wisdom',
      'Psychological Wellbeing',
      'Health, Discipline, and Leisure',
    ];
    expect(pillars.map((name) => screen.getByRole('heading', { name }).textContent)).toEqual(pillars);
  });

  it('makes the claims of this page: 17 parameters, over five years, 30 years', () => {
    show();
    expect(screen.getAllByText(/17 core parameters/).length).toBeGreaterThan(0);
    expect(
      screen.getAllByText(/over five years of research and 30 years of practical experience/).length,
    ).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/20 core parameters|50 years/);
  });

  it.each([
    ['signed-out', '/login'],
    ['signed-in', '/quiz-selection'],
    ['loading', '/quiz-selection'],
  ] as const)('leads who is %s to %s', (status, path) => {
    session.status = status;
    show();
    const ways = [
      ...screen.getAllByRole('link', { name: 'Take Assessment' }),
      screen.getByRole('link', { name: 'Get Started' }),
    ];
    expect(ways).toHaveLength(3);
    expect(new Set(ways.map((link) => link.getAttribute('href')))).toEqual(new Set([path]));
  });

  it('shows purpose and vision by turns', async () => {
    show();
    expect(screen.getByRole('tabpanel', { name: 'Our Purpose' }).textContent).toMatch(/^To help people/);
    await userEvent.click(screen.getByRole('tab', { name: 'Our Vision' }));
    expect(screen.queryByRole('tabpanel', { name: 'Our Purpose' })).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Our Vision' }).textContent).toMatch(/^A world/);
  });

  it.each(['about', 'pillars'] as const)('scrolls to "%s" when it is reached with that hint', (section) => {
    show(scrollHint(section));
    expect(scrolled).toHaveBeenCalledOnce();
    expect((scrolled.mock.contexts[0] as Element).id).toBe(section);
  });

  it('scrolls nowhere without a hint', () => {
    show();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
