// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AfterSignIn } from '#web/app/access/after-sign-in.tsx';
import { returnPlace } from '#web/lib/session/return-place.ts';
import type * as SessionModule from '#web/lib/session/session.ts';
import { sessionStates } from '#test/web/app/session-states.ts';

const session = vi.hoisted(() => ({ view: undefined as SessionModule.SessionView | undefined }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session.view }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const quiz = () => screen.queryByRole('heading', { name: 'Quiz' });

function signIn(): void {
  session.view = sessionStates['signed in']();
  sessionStorage.setItem('truein.return-to', JSON.stringify({ userId: 'u-1', path: '/quiz' }));
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<AfterSignIn />} />
        <Route path="/quiz" element={<h1>Quiz</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('AfterSignIn', () => {
  it('a background tab returns to the quiz only when it becomes visible', () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    signIn();
    expect(quiz()).toBeNull();
    expect(returnPlace()).toMatchObject({ path: '/quiz' });

    isHidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(quiz()).not.toBeNull();
    expect(returnPlace()).toBeUndefined();
  });
});
