// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PrivacyPage } from '#web/features/legal/privacy-page.tsx';
import { TermsPage } from '#web/features/legal/terms-page.tsx';
import * as words from '#web/lib/words/legal.ts';
import { firm } from '#web/lib/words/firm.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replace(/\s+/g, ' ');

describe.each([
  ['privacy notice', PrivacyPage],
  ['terms', TermsPage],
])('the %s', (_, Page) => {
  it('has a version, a date and a table of contents that links to its sections', () => {
    render(<Page />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(text()).toMatch(/Version \d+\.\d+, in force since \d{1,2} \w+ 20\d\d/);
    const links = within(screen.getByRole('navigation', { name: words.contents })).getAllByRole('link');
    const sections = screen.getAllByRole('region');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
    for (const link of links) expect(screen.getByRole('region', { name: link.textContent })).toBeDefined();
  });

  it("names the firm's address and e-mail", () => {
    render(<Page />);
    expect(screen.getByRole('link', { name: firm.email }).getAttribute('href')).toBe(`mailto:${firm.email}`);
    expect(text()).toContain(firm.address.join(', '));
  });
});

describe('the promises of the privacy notice', () => {
  it('are all stated', () => {
    render(<PrivacyPage />);
    for (const promise of [
      /Digital Personal Data Protection Act, 2023/,
      /ap-south-1/,
      /24 months after the attempt ends/,
      /24 months after we receive them/,
      /Eight financial years after the year of the sale/,
      /who acted, what they did, when and why, and on which account/,
      /Amazon Web Services/,
      /Google/,
      /Grievance Officer/,
      /Data Protection Board of India/,
      /parent or guardian must agree/,
      /only basis/,
      /self-report/,
      /An admin may look at your report with its answers, even before it is sent/,
      /we record who opened it and when/,
      /how far the answers can be trusted/,
      /Nobody is rejected because of it/,
    ])
      expect(text()).toMatch(promise);
  });

  it('links to the account page for access, export and erasure', () => {
    render(<PrivacyPage />);
    for (const link of screen.getAllByRole('link', { name: 'your account page' }))
      expect(link.getAttribute('href')).toBe('/account');
  });
});

describe('the promises of the terms', () => {
  it('are all stated', () => {
    render(<TermsPage />);
    for (const promise of [
      /valid coupon code/,
      /clock starts with your first answer/,
      /may return three times/,
      /fourth time ends the attempt/,
      /24-48 business hours/,
      /second attempt needs a second coupon/,
      /does not promise marks, a seat, a job, a loan/,
      /refund/,
      /Indian law applies, and the courts of Mumbai have jurisdiction/,
    ])
      expect(text()).toMatch(promise);
  });
});
