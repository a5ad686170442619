// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers, atScreen, api, press, user } from '#test/web/features/at-screen.ts';
import { mount, refusal } from '#test/web/features/open-screen.tsx';
import * as asked from '#functions/domain/words/feedback.ts';
import { ReportFeedback } from '#web/features/my-report/report-feedback.tsx';
import * as words from '#web/lib/words/report-feedback.ts';

vi.mock('#web/lib/session/auth.ts');
const attemptId = '1.1.01J00000000000000000000000';
const path = `POST /reports/${attemptId}/feedback`;
atScreen(() => ({ [path]: () => ({}) }));

const open = (asksAbout?: string[]) =>
  mount([{ path: '/', element: <ReportFeedback attemptId={attemptId} asksAbout={asksAbout} /> }], '/');
const choose = async (group: string, choice: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }));

// Notices an answer that is required, lost or sent under another question.
it('the reader sends the answers that they gave, and no others', async () => {
  open(['Ambition', 'Wisdom']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.send }).disabled).toBe(true);
  await choose('Wisdom', asked.answers.ofParameter.yes);
  await choose('Wisdom', asked.answers.ofParameter.no);
  await choose(asked.howUseful, asked.answers.ofReport.partly);
  answers[path] = () => refusal('busy', 'Try later.');
  await press(words.send);
  expect((await screen.findByRole('alert')).textContent).toContain('Try later.');
  answers[path] = () => ({});
  await press(words.send);
  expect((await screen.findByText(words.thanks)).closest('[role=status]')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe(words.title);
  expect(api.asked.at(-1)?.body).toEqual({ answers: [{ parameter: 'Wisdom', answer: 'no' }, { answer: 'partly' }] });
});

// Notices questions to a minor, or to somebody who has answered them.
it('nothing is asked where the report names no questions', () => {
  open();
  expect(document.body.textContent).toBe('');
});
