import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import type { ConfirmClosing } from './ending/confirm-closing.tsx';
import type { DisplacedCard } from './screen/displaced-card.tsx';
import type { FinishCard } from './ending/finish-card.tsx';
import type { KeyHint } from './screen/key-hint.tsx';
import type { LateEnd } from './ending/late-end.tsx';
import type { LeaveDialog } from './ending/leave-dialog.tsx';
import type { LoadFailure } from './entry/load-failure.tsx';
import type { LogOut } from './ending/log-out.tsx';
import type { QuizSidebar } from './screen/quiz-sidebar.tsx';

export type LazyScreenProps =
  | ({ screen: 'closing' } & ComponentProps<typeof ConfirmClosing>)
  | ({ screen: 'displaced' } & ComponentProps<typeof DisplacedCard>)
  | ({ screen: 'finish' } & ComponentProps<typeof FinishCard>)
  | ({ screen: 'keys' } & ComponentProps<typeof KeyHint>)
  | ({ screen: 'failed' } & ComponentProps<typeof LoadFailure>)
  | ({ screen: 'leave' } & ComponentProps<typeof LeaveDialog>)
  | ({ screen: 'log-out' } & ComponentProps<typeof LogOut>)
  | ({ screen: 'menu' } & ComponentProps<typeof QuizSidebar>)
  | ({ screen: 'late-end' } & ComponentProps<typeof LateEnd>)
  | { screen: 'empty' };

let areLoaded = false;

export async function loadLazyScreens() {
  const { ScreenByName: screen } = await import('./screen-by-name.tsx');
  areLoaded = true;
  return screen;
}

/**
 * Loads them once the first screen that a person can use is there: they would delay its code and fonts.
 * @returns whether they may be shown before anyone asks for them
 */
export function useLazyScreensAhead(): boolean {
  const [isDue, setIsDue] = useState(areLoaded);
  useEffect(() => {
    whenIdle(() => {
      setIsDue(true);
      loadLazyScreens().catch(() => undefined);
    });
  }, []);
  return isDue;
}

const ScreenByName = lazy(async (): Promise<{ default: ComponentType<LazyScreenProps> }> => {
  try {
    return { default: await loadLazyScreens() };
  } catch {
    return { default: DidNotLoad };
  }
});

/** Shown in place of an error, which would replace the whole page. */
function DidNotLoad({ screen }: LazyScreenProps) {
  if (/keys|leave|log|menu|late/.test(screen)) return null;
  return <Loading title="This did not load" text="Check your connection." />;
}

/** A screen or dialog that most people never see. */
export function LazyScreen(props: LazyScreenProps) {
  return (
    <Suspense fallback={null}>
      <ScreenByName {...props} />
    </Suspense>
  );
}
