// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BankingPage } from '#web/features/marketing/banking-page.tsx';
import { JobSeekersPage } from '#web/features/marketing/job-seekers-page.tsx';
import { OrganizationPage } from '#web/features/marketing/organization-page.tsx';
import { SelfAwarenessPage } from '#web/features/marketing/self-awareness-page.tsx';
import { StudentsPage } from '#web/features/marketing/students-page.tsx';
import { stubLayout } from '#test/web/ui/stub-layout.ts';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (Page: () => React.ReactNode) => render(<Page />);
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

/** The text of each panel, after a press on its tab. */
async function panels(): Promise<(string | null)[]> {
  const texts = [];
  for (const tab of screen.getAllByRole('tab')) {
    await userEvent.click(tab);
    texts.push(screen.getByRole('tabpanel').textContent);
  }
  return texts;
}

describe('the page for students', () => {
  it('has three tabs with the same text', async () => {
    show(StudentsPage);
    expect(tabs()).toEqual([
      '8th to 12th Standard',
      'Competitive/Professional Exam Aspirant',
      'Entrepreneurial Aspirant',
    ]);
    const texts = await panels();
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^Confusion to Clarity/);
    expect(new Set(texts).size).toBe(1);
  });
});

const forPeople: [who: string, Page: () => React.ReactNode][] = [
  ['students', StudentsPage],
  ['job seekers', JobSeekersPage],
  ['self awareness', SelfAwarenessPage],
  ['banks', BankingPage],
];

describe.each(forPeople)('Take Assessment on the page for %s', (_, Page) => {
  it('links to the login, marked for the script that knows a stored session', () => {
    show(Page);
    for (const link of screen.getAllByRole('link', { name: 'Take Assessment' })) {
      expect(link.getAttribute('href')).toBe('/login');
      expect(link.hasAttribute('data-assessment')).toBe(true);
    }
  });
});

describe.each([...forPeople, ['organizations', OrganizationPage] as const])(
  'the claims on the page for %s',
  (_, Page) => {
    it('are 20 parameters, 5 years of research and 50 years of experience', () => {
      show(Page);
      const text = document.body.textContent.replace(/\s+/g, ' ');
      expect(text).toMatch(/20 core parameters/);
      expect(text).toMatch(/5 years of research and 50 years of experience/);
      expect(text).not.toMatch(/17 core|30 years/);
    });
  },
);
