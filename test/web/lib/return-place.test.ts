// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { noteReturn } from '#web/lib/note-return.ts';
import { forgetReturn, returnPlace } from '#web/lib/return-place.ts';
import { cameFromSelection } from '#web/lib/route-state.ts';

beforeEach(() => sessionStorage.clear());

describe('the place where a session ended', () => {
  it('is the page with what the router keeps for it, and whose it was', () => {
    window.history.replaceState({ usr: { ...cameFromSelection, other: 1 }, idx: 2 }, '', '/quiz?a=b');
    noteReturn('asha');
    expect(returnPlace()).toEqual({ userId: 'asha', path: '/quiz?a=b', state: cameFromSelection });
    forgetReturn();
    expect(returnPlace()).toBeUndefined();
  });

  it.each(['/quiz-selection', '/account', '/admin', '/admin/coupons'])('may be %s', (path) => {
    window.history.replaceState(null, '', path);
    noteReturn('asha');
    expect(returnPlace()).toEqual({ userId: 'asha', path, state: {} });
  });

  it.each(['/', '/contact', '/login'])('is none at %s', (path) => {
    window.history.replaceState(null, '', path);
    noteReturn('asha');
    expect(returnPlace()).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"userId":1,"path":"/quiz"}'])('is none where %s is kept', (text) => {
    sessionStorage.setItem('truein.return-to', text);
    expect(returnPlace()).toBeUndefined();
  });
});
