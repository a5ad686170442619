import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { counted } from '#functions/domain/text/counted.ts';
import { paths } from '#web/lib/paths.ts';
import { useLogOut } from '#web/lib/session/use-log-out.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmLogOut } from '#web/ui/confirm-log-out.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages, resumeCostWords } from '../messages.ts';

interface InsteadOfQuizProps {
  title: string;
  /** Label of the link to the quiz selection. */
  back: string;
  action: string;
  /** Which of the two has the focus. */
  focus: 'back' | 'action';
  onAction: () => void;
  children: ReactNode;
}

/** Shown where the quiz cannot be. */
function InsteadOfQuiz({ title, back, action, focus, onAction, children }: InsteadOfQuizProps) {
  return (
    <main>
      <Dialog
        title={title}
        isOpen
        role="alertdialog"
        actions={
          <>
            <ButtonLink to={paths.quizSelection} autoFocus={focus === 'back'}>
              {back}
            </ButtonLink>
            <Button tone="primary" autoFocus={focus === 'action'} onPress={onAction}>
              {action}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </main>
  );
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <InsteadOfQuiz title="Notice" back="Go Back" action="Try again" focus="action" onAction={onRetry}>
      <p>{messages.loading}</p>
      <p>Nothing is lost: your saved answers stay saved, and trying again does not use up an attempt.</p>
    </InsteadOfQuiz>
  );
}

/** Asks before an entry that would end the attempt; it is not counted yet. `words`: the effect of the entry, in the server's words. */
export function ConfirmClosing({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <InsteadOfQuiz
      title="End and get the report?"
      back="Not now"
      action="End it and get the report"
      focus="back"
      onAction={onClose}
    >
      <p>You have no way back into this assessment left.</p>
      <p>
        <strong>{words}</strong>
      </p>
      <p>
        If it is still open in another tab or on another device, choose Not now and go on there. The clock keeps
        running.
      </p>
    </InsteadOfQuiz>
  );
}

interface LeaveDialogProps {
  /** Re-entries and tab switches that are left; undefined if coming back is free. */
  remaining: number | undefined;
  /** Number of answers that the server has not received. */
  unsent: number;
  /** This browser has no storage, so only this page has them. */
  isHeld: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks when the browser's history leads away from a running assessment. */
export function LeaveDialog({ remaining, unsent, isHeld, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title="Leave the assessment?"
      isOpen
      onOpenChange={onStay}
      actions={
        <>
          <Button tone="danger" onPress={onLeave}>
            Leave
          </Button>
          <Button tone="primary" autoFocus onPress={onStay}>
            Stay
          </Button>
        </>
      }
    >
      {remaining !== undefined && <p>{resumeCostWords(remaining)}</p>}
      {unsent > 0 && (
        <p>
          <strong>{`${counted(unsent, 'answer has', 'answers have')} not reached us yet.`}</strong>
          <span>{` ${isHeld ? 'This browser keeps nothing, so leaving loses what has not been sent.' : 'What has not been sent is kept on this device, and is sent when you come back here.'}`}</span>
        </p>
      )}
    </Dialog>
  );
}

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
