import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { discard as words, discardText } from '#web/lib/words/ui/forms.ts';

interface ConfirmDiscard {
  /** For every way out of the dialog without saving: Cancel, Escape, a press outside. */
  close: () => void;
  /** Has to be rendered in the dialog. */
  confirmation: ReactNode;
  /**
   * For the form: detects that something was typed or chosen. Not `onInput`: a list of choices fires it before the change, and a render
   * in between would undo the choice.
   */
  typing: { onChange: () => void };
}

/** Asks before the input of a dialog is discarded. `isChanged`: whether it differs from the beginning; by default, whether something was typed. */
export function useConfirmDiscard(onClose: () => void, isChanged?: boolean): ConfirmDiscard {
  const [isTyped, setIsTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  return {
    close: () => ((isChanged ?? isTyped) ? setIsAsking(true) : onClose()),
    confirmation: isAsking && (
      <ConfirmDialog
        title={words.title}
        cancel={words.discard}
        onCancel={onClose}
        action={words.keep}
        onConfirm={stay}
        onClose={stay}
      >
        <p>{discardText}</p>
      </ConfirmDialog>
    ),
    typing: { onChange: () => setIsTyped(true) },
  };
}
