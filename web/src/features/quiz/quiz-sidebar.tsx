import { Flag, LogOut, X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './quiz-sidebar.module.css';

interface QuizSidebarProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onEnd: () => void;
  onLogOut: () => void;
}

export function QuizSidebar({ isOpen, onOpenChange, onEnd, onLogOut }: QuizSidebarProps) {
  const closeAnd = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.backdrop ?? ''}>
      <Modal className={styles.panel ?? ''}>
        <Dialog aria-label="Menu" className={styles.content ?? ''}>
          <div className={styles.top}>
            <Logo />
            <Button tone="plain" className={styles.close} aria-label="Close menu" onPress={() => onOpenChange(false)}>
              <X aria-hidden="true" size={22} />
            </Button>
          </div>
          <Button tone="plain" className={styles.item} onPress={closeAnd(onEnd)}>
            <Flag aria-hidden="true" size={20} />
            End Assessment
          </Button>
          <Button tone="plain" className={styles.item} onPress={closeAnd(onLogOut)}>
            <LogOut aria-hidden="true" size={20} />
            Logout
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
