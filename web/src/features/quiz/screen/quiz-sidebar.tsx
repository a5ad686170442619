import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { Flag, LogOut, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './quiz-sidebar.module.css';

interface QuizSidebarProps {
  /** Shown here because the header may lack the room. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Absent if there is nothing to end. */
  onEnd?: (() => void) | undefined;
  onLogOut: () => void;
}

export function QuizSidebar({ title, isOpen, onOpenChange, onEnd, onLogOut }: QuizSidebarProps) {
  const closeAnd = (action: () => void) => () => {
    onOpenChange(false);
    action();
  };
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.backdrop} />
        <Content aria-describedby={undefined} aria-modal="true" className={styles.panel}>
          <VisuallyHidden>
            <Title>Menu</Title>
          </VisuallyHidden>
          <div className={styles.top}>
            <Logo />
            <Button tone="plain" className={styles.close} aria-label="Close menu" onPress={() => onOpenChange(false)}>
              <X aria-hidden="true" size={22} />
            </Button>
          </div>
          <p className={styles.name}>{title}</p>
          {onEnd && (
            <Button tone="plain" className={styles.item} onPress={closeAnd(onEnd)}>
              <Flag aria-hidden="true" size={20} />
              End Assessment
            </Button>
          )}
          <Button tone="plain" className={styles.item} onPress={closeAnd(onLogOut)}>
            <LogOut aria-hidden="true" size={20} />
            Logout
          </Button>
        </Content>
      </Portal>
    </Root>
  );
}
