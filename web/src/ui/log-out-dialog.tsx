import { counted, plural } from '#functions/domain/text/counted.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
      title="Log out?"
      third={
        isKept && (
          <Button tone="danger" onPress={() => onLeave(true)}>
            Discard
          </Button>
        )
      }
      action={isKept ? 'Keep and log out' : 'Log out'}
      onConfirm={() => onLeave(false)}
      onClose={onStay}
    >
      {cost && <p>{cost}</p>}
      {answers > 0 && (
        <p>
          <strong>{`${counted(answers, 'answer has', 'answers have')} not reached us yet.`}</strong>
          <span>
            {isHeld
              ? ' This browser keeps nothing, so logging out loses what has not been sent.'
              : ` Keep ${plural(answers, 'it', 'them')}, and ${plural(answers, 'it is', 'they are')} sent when you sign in on this device again, as long as your assessment takes answers.`}
          </span>
        </p>
      )}
      {banks > 0 && (
        <p>
          <strong>{`Your changes to ${counted(banks, 'question bank')} have not been submitted.`}</strong> Keep them,
          and you find them when you sign in on this device again.
        </p>
      )}
      {isKept && (
        <p>
          What you keep waits on this device under your name. What you discard is gone for good. Either way you are
          logged out.
        </p>
      )}
    </ConfirmDialog>
  );
}
