import { useEffect, useState } from 'react';
import type { LogOutDialogProps } from './log-out-dialog.tsx';

interface LogOutQuestionProps {
  /** Undefined: nothing is asked. */
  leftovers: LogOutDialogProps['leftovers'] | undefined;
  stay: () => void;
  leave: LogOutDialogProps['onLeave'];
  cost?: LogOutDialogProps['cost'];
}

/** The question before a logout, if there is one. It is loaded ahead: it must be there without a network, too. */
export function LogOutQuestion({ leftovers, stay, leave, cost }: LogOutQuestionProps) {
  const [module, setModule] = useState<typeof import('./log-out-dialog.tsx')>();
  useEffect(() => void import('./log-out-dialog.tsx').then(setModule, () => undefined), []);
  return leftovers && module && <module.LogOutDialog leftovers={leftovers} onStay={stay} onLeave={leave} cost={cost} />;
}
