import { Flag, LogOut, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { end } from '#web/lib/words/quiz/screen.ts';
import { menu } from '#web/lib/words/ui.ts';

const itemClass = 'px-[12px] min-h-12 justify-start font-medium [&>span]:gap-[12px]';

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
    isOpen && (
      <Modal
        aria-label={menu.name}
        className="fixed inset-0 m-0 size-auto max-h-none max-w-none animate-[fade_var(--medium)_var(--ease-out)] border-0 bg-(--backdrop) p-0 outline-none backdrop:bg-transparent"
        onClose={() => onOpenChange(false)}
        isDismissable
      >
        <div className="fixed inset-y-0 right-0 grid w-[min(19rem,100vw_-_48px)] animate-[slide-in_var(--slow)_var(--ease-out)] grid-cols-1 content-start gap-1 overflow-y-auto bg-surface pt-[max(0.5rem,env(safe-area-inset-top))] pr-[max(12px,env(safe-area-inset-right))] pb-6 pl-[12px] text-body shadow-2">
          <div className="flex items-center justify-between pl-3">
            <Logo />
            <Button
              tone="plain"
              className="w-[min(2.75rem,14vw)] p-0"
              aria-label={menu.close}
              onPress={() => onOpenChange(false)}
            >
              <X aria-hidden="true" size={22} />
            </Button>
          </div>
          <p className="mx-0 mt-0 mb-3 px-3 leading-[1.4] text-quiet">{title}</p>
          {onEnd && (
            <Button tone="plain" className={itemClass} onPress={closeAnd(onEnd)}>
              <Flag aria-hidden="true" size={20} />
              <span>{end}</span>
            </Button>
          )}
          <Button tone="plain" className={itemClass} onPress={closeAnd(onLogOut)}>
            <LogOut aria-hidden="true" size={20} />
            <span>{menu.logOut}</span>
          </Button>
        </div>
      </Modal>
    )
  );
}
