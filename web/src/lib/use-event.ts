import { useEffect, useEffectEvent } from 'react';

type Events<Target> = Target extends Window ? WindowEventMap : DocumentEventMap;

/** Listens to an event of the window or the document, while that is wanted. */
export function useEvent<Target extends Window | Document, Type extends keyof Events<Target> & string>(
  target: Target,
  type: Type,
  listener: (event: Events<Target>[Type]) => void,
  isWanted = true,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    target.addEventListener(type, (event) => onEvent(event as Events<Target>[Type]), ended);
    return () => ended.abort();
  }, [target, type, isWanted]);
}
