import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { unsent } from '#web/lib/words/returns.ts';
import * as words from '#web/lib/words/ui/log-out.ts';
import { Tagged } from './tagged.tsx';

export interface LogOutDialogProps {
  /** Number of answers that the server has not received, and of question banks with unsubmitted edits. `isHeld`: only this page has the answers. */
  leftovers: { answers: number; banks: number; isHeld?: boolean };
  /** Further consequences of a logout, in words. */
  cost?: string | undefined;
  onStay: () => void;
  onLeave: (isDiscarding: boolean) => unknown;
}

/** Asks before a logout that leaves data of the person on this device. */
export function LogOutDialog({ leftovers: { answers, banks, isHeld }, cost, onStay, onLeave }: LogOutDialogProps) {
  const isKept = banks > 0 || (answers > 0 && !isHeld);
  return (
    <ConfirmDialog
      title={words.title}
      third={
        isKept && (
          <Button tone="danger" onPress={() => onLeave(true)}>
            {words.buttons.discard}
          </Button>
        )
      }
      action={isKept ? words.buttons.keep : words.buttons.logOut}
      onConfirm={() => onLeave(false)}
      onClose={onStay}
    >
      {cost && <p>{cost}</p>}
      {answers > 0 && (
        <p>
          <strong>{unsent(answers)}</strong> <span>{isHeld ? words.held : words.kept}</span>
        </p>
      )}
      {banks > 0 && (
        <p>
          <Tagged text={words.banks(banks)} />
        </p>
      )}
      {isKept && <p>{words.effect}</p>}
    </ConfirmDialog>
  );
}
