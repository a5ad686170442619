import { useEffect, useEffectEvent } from 'react';
import { useLogOut } from '#web/lib/session/use-log-out.ts';
import { ConfirmLogOut } from '#web/ui/confirm-log-out.tsx';
import { resumeCostWords } from './resume-cost-words.ts';

interface LogOutProps {
  /** The person wants to log out. */
  isAsked: boolean;
  /** Called once the question is being handled. */
  onAsked: () => void;
  /** Re-entries and tab switches that are left; undefined if coming back is free. */
  remaining: number | undefined;
  /** Tries once more to send waiting answers. */
  settle: () => Promise<unknown>;
}

/** The logout of the quiz, which asks first if something can be lost. Always mounted: its code must be loaded before the network is gone. */
export function LogOut({ isAsked, onAsked, remaining, settle }: LogOutProps) {
  const logOut = useLogOut('/login');
  const ask = useEffectEvent(() => {
    onAsked();
    void settle().then(() => logOut.ask(remaining !== undefined));
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return <ConfirmLogOut {...logOut} cost={remaining === undefined ? undefined : resumeCostWords(remaining)} />;
}
