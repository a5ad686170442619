import { RefreshCw } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';
import * as words from '#web/lib/words/ui/lists.ts';

/** Loads what a screen shows once more. */
export function RefreshButton(props: Pick<ButtonProps, 'onPress' | 'isPending' | 'className'>) {
  return (
    <Button size="small" {...props}>
      <RefreshCw aria-hidden="true" size={15} />
      <span>{words.list.refresh}</span>
    </Button>
  );
}
