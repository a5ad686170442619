// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#test/web/features/open-screen.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import * as words from '#web/lib/words/my-report.ts';
import * as viewWords from '#web/lib/words/report-view.ts';
import { openReport, report, shown, useReportApi } from './open-report.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');
const api = useReportApi();

describe('a report that is ready', () => {
  it('shows all sections under one heading, a table of contents and a PDF', async () => {
    const user = openReport();
    expect(screen.getByRole('status').textContent).toContain(words.loading);
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
    const titles = [...report.sections, ...report.appendix].map(({ title }) => title);
    const links = within(screen.getByRole('navigation', { name: 'In this report' })).getAllByRole('link');
    expect([...new Set(links.map(({ textContent }) => textContent))]).toEqual(titles);
    for (const title of titles) expect(screen.getByRole('region', { name: title })).toBeDefined();
    const [first, second] = screen.getAllByRole('heading');
    expect([first?.tagName, second?.textContent]).toEqual(['H1', report.sections[0]?.title]);
    await user.click(screen.getByRole('button', { name: viewWords.download }));
    await waitFor(() => expect(followDownload).toHaveBeenCalledWith('https://reports.example/a.pdf'));
  });

  it('offers a PDF with all answers, and shows why its download failed', async () => {
    const user = openReport();
    await user.click(await screen.findByRole('button', { name: words.withAnswers }));
    await waitFor(() => expect(followDownload).toHaveBeenCalledWith('https://reports.example/a.answers.pdf'));
    api.answersReply = () => refusal('no-answers-file', 'There is none.');
    await user.click(screen.getByRole('button', { name: words.withAnswers }));
    expect((await screen.findByRole('alert')).textContent).toBe(viewWords.downloadFailed('There is none.'));
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('offers only files that exist (PDF without answers: %s)', async (hasFile, count) => {
    api.reply = () => ({ ...shown, hasFile, hasAnswersFile: false });
    openReport();
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(screen.queryAllByRole('button', { name: viewWords.download })).toHaveLength(count);
    expect(screen.queryByRole('button', { name: words.withAnswers })).toBeNull();
  });

  it('scrolls to the section of the followed link', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this.id);
    };
    window.location.hash = '#swot';
    openReport();
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(new Set(scrolled.mock.calls.flat())).toEqual(new Set(['swot']));
    window.location.hash = '';
  });
});
