import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardQuestion {
  /** For every way out of the dialog without saving: Cancel, Escape, a press outside. */
  close: () => void;
  /** To be shown in the dialog. */
  question: ReactNode;
  /**
   * For the form, which tells by them that something was typed or chosen. Not `onInput`: of a list of choices that event comes
   * before the change, and to draw it again in between would undo the choice.
   */
  typing: { onChange: () => void };
}

/** Asks before what was typed into a dialog is discarded. `isChanged`: what its fields do not tell, such as a line that was moved. */
export function useDiscardQuestion(onClose: () => void, isChanged = false): DiscardQuestion {
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
    close: () => (isTyped || isChanged ? setIsAsking(true) : onClose()),
    question: (
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
