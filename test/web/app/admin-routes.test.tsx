// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AdminArea } from '#web/app/admin-routes.tsx';
import { adminScreens } from '#web/app/admin-screens.ts';
import { paths } from '#web/lib/paths.ts';

afterEach(cleanup);

it('the admin navigation leads to every screen and marks the current one', async () => {
  render(
    <MemoryRouter initialEntries={[paths.adminReports]}>
      <Routes>
        <Route element={<AdminArea />}>
          {adminScreens.map(({ path, title }) => (
            <Route key={path} path={path} element={<h1>{title}</h1>} />
          ))}
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current().map(({ textContent }) => textContent)).toEqual(['Reports']);
  for (const { title: text } of adminScreens) {
    await userEvent.click(screen.getByRole('link', { name: text }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text);
    expect(current().map(({ textContent }) => textContent)).toEqual([text]);
  }
});
