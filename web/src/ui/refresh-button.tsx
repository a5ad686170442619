import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';
import * as words from '#web/lib/words/ui/lists.ts';

/** Loads what a screen shows once more. It is busy after a press only, because screens also reload by themselves. */
export function RefreshButton({ onPress, className }: { onPress: () => Promise<unknown>; className?: string }) {
  const { mutate, isPending } = useMutation({ mutationFn: onPress });
  return (
    <Button size="small" onPress={() => mutate()} isPending={isPending} className={className}>
      <RefreshCw aria-hidden="true" size={15} />
      <span>{words.list.refresh}</span>
    </Button>
  );
}
