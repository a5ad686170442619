// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AdminArea } from '#web/app/admin-area.tsx';
import { adminLinks } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';

afterEach(cleanup);

it('leads to every screen of an admin, and says which one is open', async () => {
  render(
    <MemoryRouter initialEntries={[paths.adminReports]}>
      <Routes>
        <Route element={<AdminArea />}>
          {adminLinks.map(({ to, text }) => (
            <Route key={to} path={to} element={<h1>{text}</h1>} />
          ))}
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current().map(({ textContent }) => textContent)).toEqual(['Reports']);
  for (const { text } of adminLinks) {
    await userEvent.click(screen.getByRole('link', { name: text }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text);
    expect(current().map(({ textContent }) => textContent)).toEqual([text]);
  }
});
