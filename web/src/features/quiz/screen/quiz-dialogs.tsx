import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Dialog as ModalDialog } from '#web/ui/dialog.tsx';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';
import type { QuizDialog } from '../dialog-queue.ts';
import { PlainDialog } from './plain-dialog.tsx';
import * as words from '#web/lib/words/quiz/screen.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { Tagged } from '#web/ui/tagged.tsx';

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
        <Dialog title={words.titles[dialog.kind]} {...close} actions={closeButton(words.carryOn)}>
          <p>
            <Tagged text={words.attempts(dialog.remaining)} />
          </p>
          <p>{`${words.includesThis(returnsLeft(dialog.remaining))} ${words.explained[dialog.kind]}`}</p>
        </Dialog>
      );
    case 'notice':
      return (
        <Dialog
          title={words.titles.notice}
          role="alertdialog"
          {...close}
          actions={
            <>
              {dialog.isKept && <Button onPress={onRetry}>{buttons.tryAgain}</Button>}
              {closeButton(buttons.ok)}
            </>
          }
        >
          <p>{dialog.message}</p>
          {dialog.isKept && <p>{words.noticeKept}</p>}
        </Dialog>
      );
    case 'end':
      return (
        <Dialog
          title={words.confirmEnd.title}
          role="alertdialog"
          {...close}
          actions={
            <>
              <Button autoFocus onPress={onClose}>
                {buttons.cancel}
              </Button>
              <Button tone="danger" onPress={onEnd}>
                {words.confirmEnd.yes}
              </Button>
            </>
          }
        >
          <p>{words.unanswered(dialog.unanswered)}</p>
        </Dialog>
      );
  }
}
