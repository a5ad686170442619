import { type Command, useCommand } from '#web/lib/admin/use-command.ts';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

interface CommandDialogProps<Done>
  extends Omit<ReasonDialogProps, 'onConfirm' | 'isPending' | 'isFinal'>, Pick<Command<string, Done>, 'reloads'> {
  send: (reason: string) => Promise<Done>;
  /** The dialog is closed afterwards. */
  onDone: (done: Done) => void;
  /** Whether a failure means that it cannot succeed any more, whatever the reason. */
  isFinal?: ((failure: Error) => boolean) | undefined;
}

/** Asks for the reason of a command, sends it, and shows why it has failed. */
export function CommandDialog<Done>({ send, onDone, reloads, isFinal, failure, ...dialog }: CommandDialogProps<Done>) {
  const { run, isPending, error } = useCommand({
    send,
    onDone: (done) => {
      onDone(done);
      dialog.onClose();
    },
    reloads,
  });
  return (
    <ReasonDialog
      {...dialog}
      onConfirm={run}
      isPending={isPending}
      failure={error?.message ?? failure}
      isFinal={error !== null && isFinal?.(error)}
    />
  );
}
