import { useEffect, useEffectEvent } from 'react';
import { useLogOut } from '#web/lib/session/use-log-out.ts';
import { LogOutQuestion } from '#web/ui/log-out-question.tsx';
import { costOfComingBack } from './cost-of-coming-back.ts';

interface LogOutProps {
  /** The person wants it. */
  isAsked: boolean;
  /** It is on its way. */
  onAsked: () => void;
  /** Re-entries and tab switches that are left; undefined where coming back costs nothing. */
  remaining: number | undefined;
  /** Tries once more to send what is waiting. */
  settle: () => Promise<unknown>;
}

/** The logout of the quiz, which asks first where something can be lost. Always there: what it needs must be loaded before the network goes. */
export function LogOut({ isAsked, onAsked, remaining, settle }: LogOutProps) {
  const logOut = useLogOut('/login');
  const ask = useEffectEvent(() => {
    onAsked();
    void settle().then(() => logOut.ask(remaining !== undefined));
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return <LogOutQuestion {...logOut} cost={remaining === undefined ? undefined : costOfComingBack(remaining)} />;
}
