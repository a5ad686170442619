import { type ReactNode, useState } from 'react';
import { areCharacterKeysOn, switchCharacterKeys } from './character-keys.ts';

// Where there seems to be no keyboard there may be one nevertheless: the switch becomes visible on focus.
const hintClass = 'keyless:hidden';

/** For people with a keyboard. */
export function KeyHint({ options }: { options: number }) {
  const [isOn, setIsOn] = useState(areCharacterKeysOn);
  const onSwitch = (next: boolean) => {
    switchCharacterKeys(next);
    setIsOn(next);
  };
  return (
    <p className="mt-4 mb-0 flex max-w-none flex-wrap items-center gap-x-4 gap-y-1 text-xs text-quiet keyless:not-focus-within:sr-only">
      {isOn && (
        <span className={hintClass}>
          <Key>1</Key>–<Key>{options}</Key> choose
        </span>
      )}
      <span className={hintClass}>
        <Key>↑</Key> <Key>↓</Key> move, <Key>Enter</Key> chooses
      </span>
      {isOn && (
        <span className={hintClass}>
          <Key>T</Key> says the time left
        </span>
      )}
      <label className="flex min-h-6 items-center gap-1 accent-[currentColor]">
        <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        Keyboard shortcuts
      </label>
    </p>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="rounded-sm border border-line px-[0.3em] [font:inherit]">{children}</kbd>;
}
