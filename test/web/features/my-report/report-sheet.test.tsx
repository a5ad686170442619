// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { planSteps } from '#functions/domain/reports/document/report-document.ts';
import * as words from '#web/lib/words/report-sheets.ts';
import { openReport, report, shown, useReportApi } from './open-report.ts';

vi.mock('#web/lib/session/auth.ts');
const api = useReportApi();

it('the page to talk over has six questions, with the names from the report if there are any', async () => {
  openReport('/talk');
  const questions = within(await screen.findByRole('article')).getAllByRole('listitem');
  expect(questions).toHaveLength(6);
  expect(screen.getByRole('article').textContent).toContain(words.limits);
  expect(questions.map(({ textContent }) => textContent).join()).toContain(planSteps(report)[0]);
  expect(words.questions({ strengths: [], growth: [], step: undefined, moment: undefined })).toHaveLength(6);
});

it('a report without steps has no plan to print', async () => {
  const sections = report.sections.filter(({ id }) => id !== 'plan');
  api.reply = () => ({ ...shown, document: { ...report, sections } });
  openReport('/plan');
  expect(await screen.findByRole('link', { name: words.titles.talk, hidden: true })).toBeDefined();
  expect(screen.queryByRole('link', { name: words.titles.plan, hidden: true })).toBeNull();
});
