import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useLogOut } from '#web/lib/session/use-log-out.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmLogOut } from '#web/ui/confirm-log-out.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { frame, QuizFrame } from '../screen/quiz-frame.tsx';
import * as words from '#web/lib/words/quiz/ending.ts';
import { errors, heading, titles } from '#web/lib/words/quiz/screen.ts';
import { unsent as unsentText } from '#web/lib/words/returns.ts';
import { buttons } from '#web/lib/words/ui.ts';

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

/** Shown where the quiz cannot be: a dialog over its empty frame. */
function InsteadOfQuiz({ title, back, action, focus, onAction, children }: InsteadOfQuizProps) {
  return (
    <QuizFrame title={heading}>
      <main className={frame.main}>
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
    </QuizFrame>
  );
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <InsteadOfQuiz
      title={titles.notice}
      back={buttons.goBack}
      action={buttons.tryAgain}
      focus="action"
      onAction={onRetry}
    >
      <p>{errors.loading}</p>
      <p>{words.notLoaded}</p>
    </InsteadOfQuiz>
  );
}

/** Asks before an entry that would end the attempt; it is not counted yet. `words`: the effect of the entry, in the server's words. */
export function ConfirmClosing({ words: effect, onClose }: { words: string; onClose: () => void }) {
  return (
    <InsteadOfQuiz
      title={words.closing.title}
      back={words.closing.notNow}
      action={words.closing.end}
      focus="back"
      onAction={onClose}
    >
      <p>{words.noReturn}</p>
      <p>
        <strong>{effect}</strong>
      </p>
      <p>{words.elsewhere}</p>
    </InsteadOfQuiz>
  );
}

interface LeaveDialogProps {
  /** What coming back costs, in words; undefined if it is free. */
  cost: string | undefined;
  /** Number of answers that the server has not received. */
  unsent: number;
  /** This browser has no storage, so only this page has them. */
  isHeld: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks when the browser's history leads away from a running assessment. */
export function LeaveDialog({ cost, unsent, isHeld, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={words.leaving.title}
      isOpen
      onOpenChange={onStay}
      actions={
        <>
          <Button tone="danger" onPress={onLeave}>
            {words.leaving.leave}
          </Button>
          <Button tone="primary" autoFocus onPress={onStay}>
            {words.leaving.stay}
          </Button>
        </>
      }
    >
      {cost && <p>{cost}</p>}
      {unsent > 0 && (
        <p>
          <strong>{unsentText(unsent)}</strong> <span>{isHeld ? words.held : words.kept}</span>
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
  /** What coming back costs, in words; undefined if it is free. */
  cost: string | undefined;
  /** Tries once more to send waiting answers. */
  settle: () => Promise<unknown>;
}

/** The logout of the quiz, which asks first if something can be lost. Always mounted: its code must be loaded before the network is gone. */
export function LogOut({ isAsked, onAsked, cost, settle }: LogOutProps) {
  const logOut = useLogOut('/login');
  const ask = useEffectEvent(() => {
    onAsked();
    void settle().then(() => logOut.ask(cost !== undefined));
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return <ConfirmLogOut {...logOut} cost={cost} />;
}
