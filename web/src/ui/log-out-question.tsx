import { useEffect, useState } from 'react';
import type { LogOutDialogProps } from './log-out-dialog.tsx';

interface LogOutQuestionProps {
  /** Undefined if nothing is asked. */
  leftovers: LogOutDialogProps['leftovers'] | undefined;
  stay: () => void;
  leave: LogOutDialogProps['onLeave'];
  cost?: LogOutDialogProps['cost'];
}

/** The question before a logout, if any. Its code is loaded in advance, because it must work without a network. */
export function LogOutQuestion({ leftovers, stay, leave, cost }: LogOutQuestionProps) {
  const [module, setModule] = useState<typeof import('./log-out-dialog.tsx')>();
  useEffect(() => void import('./log-out-dialog.tsx').then(setModule, () => undefined), []);
  return leftovers && module && <module.LogOutDialog leftovers={leftovers} onStay={stay} onLeave={leave} cost={cost} />;
}
