import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Dialog as ModalDialog } from '#web/ui/dialog.tsx';
import { counted } from '#functions/domain/text/counted.ts';
import type { QuizDialog } from '../dialog-queue.ts';
import { PlainDialog } from './plain-dialog.tsx';

interface QuizDialogsProps {
  dialog: QuizDialog | undefined;
  onClose: () => void;
  onEnd: () => void;
  onRetry: () => void;
}

/** Lazy, because the first question needs none. Loaded with the lazy screens, and without a network there is a plain one. */
const Dialog = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof ModalDialog>> }> => {
  try {
    return { default: (await import('#web/ui/dialog.tsx')).Dialog };
  } catch {
    return { default: PlainDialog };
  }
});

/** Explains the count of attempts (the domain's resumes) in the dialogs that show it. */
const explained = {
  remaining:
    'Welcome back. Your earlier answers are saved, and the clock has kept running. Each time you reload this page, leave it or switch to another tab, you use one attempt. When none remains, your assessment is submitted as it is.',
  stay: 'You left this tab, and that used one attempt. Please stay here until you are done: when none remains, your assessment is submitted as it is.',
};

const titles = { remaining: 'Remaining Attempts', stay: 'Stay on this tab' };

/** The dialog on the screen, if any. */
export function QuizDialogs({ dialog, ...commands }: QuizDialogsProps) {
  if (!dialog) return null;
  return (
    <Suspense fallback={null}>
      <OneDialog dialog={dialog} {...commands} />
    </Suspense>
  );
}

function OneDialog({ dialog, onClose, onEnd, onRetry }: QuizDialogsProps & { dialog: QuizDialog }) {
  const close = { isOpen: true, onOpenChange: onClose, isDismissable: false } as const;
  const closeButton = (label: string) => (
    <Button tone="primary" autoFocus onPress={onClose}>
      {label}
    </Button>
  );
  switch (dialog.kind) {
    case 'remaining':
    case 'stay':
      return (
        <Dialog title={titles[dialog.kind]} {...close} actions={closeButton('Continue')}>
          <p>
            You have <strong>{counted(dialog.remaining, 'attempt')}</strong> remaining.
          </p>
          <p>{explained[dialog.kind]}</p>
        </Dialog>
      );
    case 'notice':
      return (
        <Dialog
          title="Notice"
          role="alertdialog"
          {...close}
          actions={
            <>
              {dialog.isKept && <Button onPress={onRetry}>Try again</Button>}
              {closeButton('OK')}
            </>
          }
        >
          <p>{dialog.message}</p>
          {dialog.isKept && <p>Your answer is kept on this device. We keep trying.</p>}
        </Dialog>
      );
    case 'end':
      return (
        <Dialog
          title="End Assessment?"
          role="alertdialog"
          {...close}
          actions={
            <>
              <Button autoFocus onPress={onClose}>
                Cancel
              </Button>
              <Button tone="danger" onPress={onEnd}>
                Yes, End
              </Button>
            </>
          }
        >
          <p>{`You have ${dialog.unanswered} unanswered questions. Are you sure you want to end the quiz?`}</p>
        </Dialog>
      );
  }
}
