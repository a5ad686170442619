import { type ComponentProps, type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { notLoaded } from '#web/lib/words/quiz/screen.ts';

type Screens = typeof import('./rare-screens.tsx');

type LazyScreenProps = {
  [Name in keyof Screens]: { screen: Name } & ComponentProps<Screens[Name]>;
}[keyof Screens];

let areLoaded = false;

export async function loadLazyScreens(): Promise<Screens> {
  const screens = await import('./rare-screens.tsx');
  areLoaded = true;
  return screens;
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
    const screens = await loadLazyScreens();
    const ByName = ({ screen, ...props }: LazyScreenProps) =>
      createElement(screens[screen] as ComponentType<object>, props);
    return { default: ByName };
  } catch {
    return { default: DidNotLoad };
  }
});

/** Shown in place of an error, which would replace the whole page. */
function DidNotLoad({ screen }: LazyScreenProps) {
  if (/Hint|Leave|LogOut|Sidebar|Late/.test(screen)) return null;
  return <Loading {...notLoaded} />;
}

/** A screen or dialog that most people never see. */
export function LazyScreen(props: LazyScreenProps) {
  return (
    <Suspense fallback={null}>
      <ScreenByName {...props} />
    </Suspense>
  );
}
