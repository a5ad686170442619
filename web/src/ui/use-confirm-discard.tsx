import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

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
  const actions = (
    <>
      <Button onPress={onClose}>Discard</Button>
      <Button tone="primary" onPress={stay}>
        Keep editing
      </Button>
    </>
  );
  return {
    close: () => ((isChanged ?? isTyped) ? setIsAsking(true) : onClose()),
    confirmation: (
      <Dialog
        role="alertdialog"
        title="Discard what you typed?"
        isOpen={isAsking}
        onOpenChange={stay}
        actions={actions}
      >
        <p>It is not saved yet, and can’t be brought back.</p>
      </Dialog>
    ),
    typing: { onChange: () => setIsTyped(true) },
  };
}
