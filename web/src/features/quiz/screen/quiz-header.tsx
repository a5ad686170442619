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
    <header className={styles.header}>
      <Button tone="plain" className={styles.menu} aria-label="Menu" aria-haspopup="dialog" onPress={onMenu}>
        <Menu aria-hidden="true" size={22} />
      </Button>
      <Logo className={styles.logo} />
      <h1 className={styles.title}>{title}</h1>
      <Button tone="plain" className={styles.logOut} onPress={onLogOut}>
        <LogOut aria-hidden="true" size={18} className={styles.icon} />
        Logout
      </Button>
    </header>
  );
}
