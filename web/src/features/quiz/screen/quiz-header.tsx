import { LogOut, Menu } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import styles from './quiz-header.module.css';

interface QuizHeaderProps {
  title: string;
  onMenu: () => void;
  onLogOut: () => void;
}

export function QuizHeader({ title, onMenu, onLogOut }: QuizHeaderProps) {
  return (
    <header className="grid min-h-15 grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-line bg-surface px-(--bar-padding) [@container_(height_<_30rem)]:min-h-[44px] [@container_(height_<_30rem)_and_(width_<_34rem)]:grid-cols-[auto_auto] [@container_(height_<_30rem)_and_(width_<_34rem)]:justify-start">
      <Button
        tone="plain"
        className="w-11 p-0 [@container_(height_<_30rem)]:min-h-[40px] [@container_(height_<_30rem)]:w-[44px] [@container_(height_<_30rem)]:py-0"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPress={onMenu}
      >
        <Menu aria-hidden="true" size={22} />
      </Button>
      <Logo className="[@container_(height_<_30rem)_and_(width_<_34rem)]:hidden [@container_(width_<_40rem)_or_(height_<_30rem)]:[&>span:last-child]:hidden" />
      <h1 className={styles.title}>{title}</h1>
      <Button
        tone="plain"
        className="px-3 [@container_(height_<_30rem)]:min-h-[40px] [@container_(height_<_30rem)]:py-0"
        onPress={onLogOut}
      >
        <LogOut aria-hidden="true" size={18} className="[@container_(width_<_40rem)_or_(height_<_30rem)]:hidden" />
        Logout
      </Button>
    </header>
  );
}
