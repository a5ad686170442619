// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  it('has its sections and one main heading', () => {
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

  it('shows the services at the anchor that the footer links to', () => {
    show();
    const services = within(screen.getByRole('region', { name: 'Services' }));
    expect(document.getElementById('services')).toBe(screen.getByRole('region', { name: 'Services' }));
    expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/students',
      '/organization',
      '/banking-solutions',
    ]);
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

  it('switches between purpose and vision by tabs', async () => {
    show();
    expect(screen.getByRole('tabpanel', { name: 'Our Purpose' }).textContent).toMatch(/^To help people/);
    await userEvent.click(screen.getByRole('tab', { name: 'Our Vision' }));
    expect(screen.queryByRole('tabpanel', { name: 'Our Purpose' })).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Our Vision' }).textContent).toMatch(/^A world/);
  });

  it.each(['about', 'pillars'])('has the section /#%s', (section) => {
    show();
    expect(document.getElementById(section)?.tagName).toBe('SECTION');
  });

  it('has four slides', () => {
    show();
    expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(4);
  });
});
