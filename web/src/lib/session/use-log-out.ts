import { useEffect, useState } from 'react';
import type { Leftovers } from './leftovers.ts';
import { useSession } from './session.ts';
import { within } from '#web/lib/within.ts';

const loadLeftovers = () => import('./leftovers.ts');
const loadMs = 3_000;
const nothing: Leftovers = { answers: 0, banks: 0 };

/** Logs out, and asks first if something of the person is on this device and nowhere else. */
export function useLogOut(path: '/' | '/login') {
  const { user, signOut } = useSession();
  const [leftovers, setLeftovers] = useState<Leftovers>();
  // What a logout needs must be there without a network, too.
  useEffect(() => void loadLeftovers().catch(() => undefined), []);
  return {
    /** What the person is asked about; undefined while nothing is asked. */
    leftovers,
    /** `isAlways`: also if nothing is left over. */
    async ask(isAlways = false): Promise<void> {
      // Where its code cannot be loaded nothing is asked: what is left over is kept, and a logout must not fail or wait for it.
      const code = await within(loadMs, loadLeftovers());
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
