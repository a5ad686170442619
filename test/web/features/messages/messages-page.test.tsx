// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MessageView } from '#functions/contract/admin/messages.ts';
import { answers, api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { type Answers, openScreen } from '#test/web/features/open-screen.tsx';
import { MessagesPage } from '#web/features/messages/messages-page.tsx';
import { replyAddress } from '#web/features/messages/message-card.tsx';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { monthWords } from '#web/lib/format/months.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/messages.ts';

vi.mock('#web/lib/session/auth.ts');

const message = (changes: Partial<MessageView> = {}): MessageView => ({
  messageId: '1',
  at: Date.UTC(2026, 2, 2, 9),
  name: 'Meera',
  designation: 'Principal',
  organization: 'Riverside',
  email: 'meera@example.com',
  contactNo: '+91 1',
  message: 'Hello',
  isMailed: true,
  ...changes,
});
let answer: Answers[string];
atScreen(() => {
  answer = () => ({ messages: [message()] });
  return {
    'GET /admin/messages': (asked) => answer(asked),
    'POST /admin/messages/1/done': ({ body }) => {
      answer = () => ({ messages: [message(body?.['isDone'] ? { doneAt: 0 } : {})] });
      return {};
    },
  };
});
const open = (query = '') => openScreen(MessagesPage, paths.adminMessages + query);

it('the messages page shows each message in full, with its HTML as plain text', async () => {
  answer = () => ({ messages: [message({ message: 'One\n<img src=x onerror=alert(1)>', name: '<b>M</b>' })] });
  open();
  const one = await screen.findByRole('article');
  expect(one.textContent).toContain('<b>M</b>Principal, Riverside');
  expect(one.textContent).toContain('One\n<img src=x onerror=alert(1)>');
  expect(one.textContent).toContain('+91 1');
  expect([one.querySelector('img'), one.querySelector('b')]).toEqual([null, null]);
  const link = within(one).getByRole('link', { name: words.replyTo('meera@example.com') });
  expect(link.getAttribute('href')).toMatch(/^mailto:meera%40example\.com\?subject=Your%20message/);
});

it('the messages page marks a message whose mail may have failed', async () => {
  answer = () => ({ messages: [message({ name: 'Lost', isMailed: false }), message({ messageId: '2' })] });
  open();
  const marks = await screen.findAllByText(words.mayNotBeMailed);
  expect(marks.map((mark) => mark.closest('article')?.getAttribute('aria-label'))).toEqual([words.from('Lost')]);
});

it('the messages page marks a message as done, and as open again', async () => {
  open();
  await press(words.markDone);
  expect(await screen.findByText('Done on')).toBeDefined();
  await press(words.markOpen);
  await screen.findByRole('button', { name: words.markDone });
  expect(api.asked.flatMap(({ body }) => body ?? [])).toEqual([{ isDone: true }, { isDone: false }]);
});

it('replyAddress lets no part of a message become a header or another recipient', () => {
  const address = replyAddress({
    email: 'a@example.com?bcc=b@example.com',
    name: 'A&cc=c@example.com',
    message: 'x\nBcc: d@example.com&subject=y',
  });
  const { pathname, searchParams } = new URL(address);
  expect(decodeURIComponent(pathname)).toBe('a@example.com?bcc=b@example.com');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')).toContain('> Bcc: d@example.com&subject=y');
});

it.each([
  ['with an emoji at the end of the quotation', `${'x'.repeat(999)}😀 and more`],
  ['with half a surrogate pair', 'Hello \ud83d'],
])('the messages page shows a message %s, and the other messages', async (_, text) => {
  answer = () => ({ messages: [message({ message: text, name: 'Meera \ude00' }), message({ messageId: '2' })] });
  open();
  expect(await screen.findAllByRole('link', { name: words.replyTo('meera@example.com') })).toHaveLength(2);
});

it('the messages page goes from month to month, up to the current one, and to another one with open messages', async () => {
  const current = indiaMonth(Date.now());
  const earlier = monthAfter(current, -1);
  answer = ({ query }) => ({ messages: query['month'] === current ? [message()] : [] });
  answers['GET /admin/waiting'] = () => ({ held: 0, attention: 0, messages: { [current]: 1, [earlier]: 2 } });
  const router = open();
  await screen.findByRole('article');
  const link = await screen.findByRole('link', { name: words.alsoOpen(2, monthWords(earlier)) });
  expect(link.getAttribute('href')).toBe(`${paths.adminMessages}?month=${earlier}`);
  expect(screen.getByRole('button', { name: 'Later month' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Earlier month' }));
  expect(await screen.findByText(words.none(monthWords(earlier)))).toBeDefined();
  expect(router.state.location.search).toBe(`?month=${earlier}`);
  await user.click(screen.getByRole('button', { name: 'Later month' }));
  expect(await screen.findByRole('article')).toBeDefined();
});

it('the messages page opens the month of the address, or the current one if that is invalid', async () => {
  open('?month=2026-02');
  await screen.findByRole('article');
  cleanup();
  open('?month=2099-13');
  await screen.findByRole('article');
  expect([...new Set(api.asked.map(({ query }) => query['month']))]).toEqual(['2026-02', indiaMonth(Date.now())]);
});
