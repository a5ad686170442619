import { useEffect, useEffectEvent } from 'react';
import { areCharacterKeysOn } from '../screen/character-keys.ts';

/** The key T, wherever the focus is: there is no field to type in. Silent if characters are switched off. */
export function useTimeKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (areCharacterKeysOn()) press();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
