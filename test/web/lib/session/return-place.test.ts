// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReturn } from '#web/lib/session/note-return.ts';
import { forgetReturn, returnPlace } from '#web/lib/session/return-place.ts';
import { storeWantedPage } from '#web/lib/session/wanted-page.ts';
import { cameFromSelection } from '#web/lib/route-state.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('returnPlace', () => {
  it('the place has the person, the path and the state of the route', () => {
    window.history.replaceState({ usr: { ...cameFromSelection, other: 1 }, idx: 2 }, '', '/quiz?a=b#c');
    noteReturn('asha');
    expect(returnPlace()).toEqual({ userId: 'asha', path: '/quiz?a=b#c', state: cameFromSelection });
    forgetReturn();
    expect(returnPlace()).toBeUndefined();
  });

  it.each(['/quiz-selection', '/account', '/reports/1.1.A', '/admin', '/admin/coupons'])(
    '%s can be a place to return to',
    (path) => {
      window.history.replaceState(null, '', path);
      noteReturn('asha');
      expect(returnPlace()).toEqual({ userId: 'asha', path, state: {} });
    },
  );

  it.each(['/', '/contact', '/login'])('%s is no place to return to', (path) => {
    window.history.replaceState(null, '', path);
    noteReturn('asha');
    expect(returnPlace()).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"userId":1,"path":"/quiz"}'])('the stored text %s is ignored', (text) => {
    sessionStorage.setItem('truein.return-to', text);
    expect(returnPlace()).toBeUndefined();
  });
});

it.each(['https://evil.example/quiz', '//evil.example', '/\\\\evil.example', 'javascript:alert(1)'])(
  'the address %s outside the site is no place to return to',
  (path) => {
    sessionStorage.setItem('truein.return-to', JSON.stringify({ userId: 'asha', path }));
    expect(returnPlace()).toBeUndefined();
    storeWantedPage(path);
    expect(returnPlace()).toBeUndefined();
  },
);

it('the page wanted before a sign-in is kept for 15 minutes for whoever signs in', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  storeWantedPage('/reports/1.1.A');
  vi.setSystemTime(1_000_000 + 15 * 60_000 - 1);
  expect(returnPlace()).toEqual({ path: '/reports/1.1.A', state: {} });
  vi.setSystemTime(1_000_000 + 15 * 60_000);
  expect(returnPlace()).toBeUndefined();
});
