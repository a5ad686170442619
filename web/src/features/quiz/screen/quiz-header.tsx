import { LogOut, Menu } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { menu } from '#web/lib/words/ui.ts';

export function QuizHeader({ title, onMenu, onLogOut }: { title: string; onMenu: () => void; onLogOut: () => void }) {
  return (
    <header className="grid min-h-15 grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-line bg-surface px-(--bar-padding) flat:min-h-[44px] tiny:grid-cols-[auto_auto] tiny:justify-start">
      <Button
        tone="plain"
        className="w-11 p-0 flat:min-h-[40px] flat:w-[44px] flat:py-0"
        aria-label={menu.name}
        aria-haspopup="dialog"
        onPress={onMenu}
      >
        <Menu aria-hidden="true" size={22} />
      </Button>
      <Logo className="tiny:hidden tight:[&>span:last-child]:hidden" />
      {/* The menu shows the name, too. */}
      <h1 className="my-0 mr-0 ml-2 line-clamp-2 border-l border-line-strong pl-4 font-text text-base/snug font-medium tracking-[normal] text-wrap text-quiet tight:m-0 tight:border-0 tight:p-0 tight:text-sm tiny:sr-only">
        {title}
      </h1>
      <Button tone="plain" className="px-3 flat:min-h-[40px] flat:py-0" onPress={onLogOut}>
        <LogOut aria-hidden="true" size={18} className="tight:hidden" />
        <span>{menu.logOut}</span>
      </Button>
    </header>
  );
}
