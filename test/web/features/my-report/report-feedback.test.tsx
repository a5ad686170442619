// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answersAbout, questionAbout } from '#functions/domain/words/feedback.ts';
import { answers, api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { mount, refusal } from '#test/web/features/open-screen.tsx';
import { ReportFeedback } from '#web/features/my-report/report-feedback.tsx';
import * as words from '#web/lib/words/report-feedback.ts';

vi.mock('#web/lib/session/auth.ts');
const path = 'POST /reports/1.1.01J/feedback';
atScreen(() => ({ [path]: () => refusal('busy', 'Try later.') }));

const choose = async (parameter: string | undefined, answer: 'yes' | 'partly' | 'no') => {
  const group = screen.getByRole('radiogroup', { name: questionAbout(parameter) });
  await user.click(within(group).getByRole('radio', { name: answersAbout(parameter)[answer] }));
};

// Notices an answer that is required, lost by a failure, or sent under another question.
it('the reader sends the answers that they chose last, and no others', async () => {
  mount([{ path: '/', element: <ReportFeedback attemptId="1.1.01J" asksAbout={['Ambition', 'Wisdom']} /> }], '/');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.send }).disabled).toBe(true);
  await choose('Wisdom', 'yes');
  await choose('Wisdom', 'no');
  await choose(undefined, 'partly');
  await press(words.send);
  expect((await screen.findByRole('alert')).textContent).toContain('Try later.');
  answers[path] = () => ({});
  await press(words.send);
  await screen.findByText(words.thanks);
  expect(document.activeElement?.textContent).toBe(words.title);
  expect(api.asked.at(-1)?.body).toEqual({ answers: [{ parameter: 'Wisdom', answer: 'no' }, { answer: 'partly' }] });
});
