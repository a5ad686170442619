// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { planSteps } from '#functions/domain/reports/document/report-document.ts';
import { refusal } from '#test/web/features/open-screen.tsx';
import { ticksSaved } from '#web/lib/words/report-view.ts';
import { openReport, report, shown, useReportApi } from './open-report.ts';

vi.mock('#web/lib/session/auth.ts');
const api = useReportApi();
const [first = '', second = ''] = planSteps(report);
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('a tick is shown at once and sent with those before it', async () => {
  api.reply = () => ({ ...shown, doneSteps: [second] });
  const user = openReport();
  expect([(await box(first)).checked, (await box(second)).checked]).toEqual([false, true]);
  await user.click(await box(first));
  await screen.findByText(ticksSaved);
  expect((await box(first)).checked).toBe(true);
  expect(api.asked.at(-1)).toMatchObject({ body: { doneSteps: [second, first] } });
});

it('a tick that cannot be saved is taken back, with the reason', async () => {
  api.marked = () => refusal('busy', 'Please try again.');
  const user = openReport();
  await user.click(await box(first));
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again.');
  await waitFor(async () => expect((await box(first)).checked).toBe(false));
});

it('a tick whose request failed stays if a later request saved it', async () => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  api.marked = async () => wait.then(() => refusal('busy', 'Please try again.'));
  const user = openReport();
  await user.click(await box(first));
  await user.click(await box(second));
  api.marked = () => ({ doneSteps: [first, second] });
  release();
  await screen.findByText(ticksSaved);
  expect([(await box(first)).checked, (await box(second)).checked]).toEqual([true, true]);
});
