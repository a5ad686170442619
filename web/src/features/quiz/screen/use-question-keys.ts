import { type RefObject, useEffect, useEffectEvent } from 'react';
import { areCharacterKeysOn } from './character-keys.ts';

interface Settings {
  /** Keys work while the focus is in the surrounding `main`: elsewhere they have other meanings. */
  card: RefObject<HTMLElement | null>;
  isActive: boolean;
  onDigit: (digit: number, event: KeyboardEvent) => void;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move the focus between the buttons of the card without choosing; number keys choose, unless they are switched off. */
export function useQuestionKeys({ card, isActive, onDigit }: Settings): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !card.current) return;
    if (event.repeat && /^(Enter| |\d)$/.test(event.key)) return event.preventDefault(); // a key that is held down counts as one press
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      moveFocus(card.current, step);
    } else if (isActive && /^[1-9]$/.test(event.key) && areCharacterKeysOn()) {
      event.preventDefault();
      onDigit(Number(event.key), event);
    }
  });

  useEffect(() => {
    const scope = card.current?.closest('main');
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    scope?.addEventListener('keydown', listener);
    return () => scope?.removeEventListener('keydown', listener);
  }, [card]);
}

function moveFocus(card: HTMLElement, step: number): void {
  const buttons = [...card.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % buttons.length;
  buttons.at(next)?.focus();
}
