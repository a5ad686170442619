import { useEffect, useState } from 'react';
import type { LogOutDialogProps } from './log-out-dialog.tsx';

interface ConfirmLogOutProps {
  /** Undefined if nothing is asked. */
  leftovers: LogOutDialogProps['leftovers'] | undefined;
  stay: () => void;
  leave: LogOutDialogProps['onLeave'];
  cost?: LogOutDialogProps['cost'];
}

/** The question before a logout, if any. Its code is loaded in advance, because it must work without a network. */
export function ConfirmLogOut({ leftovers, stay, leave, cost }: ConfirmLogOutProps) {
  const [module, setModule] = useState<typeof import('./log-out-dialog.tsx')>();
  useEffect(() => void import('./log-out-dialog.tsx').then(setModule, () => undefined), []);
  return leftovers && module && <module.LogOutDialog leftovers={leftovers} onStay={stay} onLeave={leave} cost={cost} />;
}
