// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLayout } from '#test/web/ui/stub-layout.ts';
import { HomePage } from '#web/features/home/home-page.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => render(<HomePage />);

describe('the home page', () => {
  it('claims 17 parameters, over five years of research and 30 years of experience', () => {
    show();
    expect(screen.getAllByText(/17 core parameters/).length).toBeGreaterThan(0);
    expect(
      screen.getAllByText(/over five years of research and 30 years of practical experience/).length,
    ).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/20 core parameters|50 years/);
  });

  it('links to the assessment three times, each marked for the script that knows a session', () => {
    show();
    const ways = [
      ...screen.getAllByRole('link', { name: 'Take Assessment' }),
      screen.getByRole('link', { name: 'Get Started' }),
    ];
    expect(ways.map((link) => [link.getAttribute('href'), link.hasAttribute('data-assessment')])).toEqual(
      Array(3).fill(['/login', true]),
    );
  });
});
