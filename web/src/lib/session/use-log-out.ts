import { useEffect, useState } from 'react';
import type { Leftovers } from './leftovers.ts';
import { useSession } from './session.ts';
import { resultWithin } from '#web/lib/result-within.ts';

const loadLeftovers = () => import('./leftovers.ts');
const loadMs = 3_000;
const nothing: Leftovers = { answers: 0, banks: 0 };

/** Logs out, and asks first if the person has data that exists only on this device. */
export function useLogOut(path: '/' | '/login') {
  const { user, signOut } = useSession();
  const [leftovers, setLeftovers] = useState<Leftovers>();
  // Loaded in advance, because a logout must work without a network.
  useEffect(() => void loadLeftovers().catch(() => undefined), []);
  return {
    /** The data that the question is about; undefined while nothing is asked. */
    leftovers,
    /** `isAlways`: ask even if there is none. */
    async ask(isAlways = false): Promise<void> {
      // If its code cannot be loaded, log out without asking: the data is kept, and a logout must not fail or wait for it.
      const code = await resultWithin(loadMs, loadLeftovers());
      const found = (user && (await code?.findLeftovers(user.id))) ?? (isAlways ? nothing : undefined);
      if (found) setLeftovers(found);
      else await signOut(path);
    },
    stay: () => setLeftovers(undefined),
    async leave(isDiscarding: boolean): Promise<void> {
      if (user && isDiscarding) await (await loadLeftovers()).discardLeftovers(user.id);
      setLeftovers(undefined);
      await signOut(path);
    },
  };
}
