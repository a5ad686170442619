import { vi } from 'vitest';
import type { SessionView } from '#web/lib/session/session.ts';

const user = { id: 'u-1', email: 'asha@example.com', name: 'Asha Rao', picture: 'https://photos.example/asha.jpg' };
const commands = () => ({ signIn: vi.fn(async () => undefined), signOut: vi.fn(async () => undefined) });

/** The states of the session that a screen can meet. */
export const sessionStates = {
  loading: (): SessionView => ({
    status: 'loading',
    user: undefined,
    isAdmin: false,
    adminLoaded: false,
    ...commands(),
  }),
  'signed out': (): SessionView => ({
    status: 'signed-out',
    user: undefined,
    isAdmin: false,
    adminLoaded: true,
    ...commands(),
  }),
  'signed in': (): SessionView => ({ status: 'signed-in', user, isAdmin: false, adminLoaded: true, ...commands() }),
  'admin not yet loaded': (): SessionView => ({
    status: 'signed-in',
    user,
    isAdmin: true,
    adminLoaded: false,
    ...commands(),
  }),
  admin: (): SessionView => ({ status: 'signed-in', user, isAdmin: true, adminLoaded: true, ...commands() }),
};
export type SessionState = keyof typeof sessionStates;
