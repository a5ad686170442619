// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Footer } from '#web/app/shell/footer.tsx';

afterEach(cleanup);

describe('the footer', () => {
  it('has the quick links', () => {
    render(<Footer />);
    const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/about',
      '/services',
      '/contact',
      '/privacy',
      '/terms',
    ]);
  });

  it('says where the office is, and has two phones and a mail address', () => {
    render(<Footer />);
    const contact = within(screen.getByRole('region', { name: 'Contact info' }));
    expect(contact.getByText(/Mumbai/)).toBeDefined();
    const addresses = contact.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => /^tel:\+\d+$/.test(address ?? ''))).toHaveLength(2);
    expect(addresses.filter((address) => address?.startsWith('mailto:'))).toHaveLength(1);
  });

  it('has social links and the copyright of this year', () => {
    render(<Footer />);
    expect(within(screen.getByRole('region', { name: 'Follow us' })).getAllByRole('link').length).toBeGreaterThan(2);
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} `);
  });
});
