import { useState } from 'react';
import { areCharacterKeysOn, switchCharacterKeys } from './character-keys.ts';
import { keys as words } from '#web/lib/words/quiz/ending.ts';
import { Tagged } from '#web/ui/tagged.tsx';

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
          <Tagged text={words.answer(options)} draw={{ key }} />
        </span>
      )}
      <span className={hintClass}>
        <Tagged text={words.move} draw={{ key }} />
      </span>
      {isOn && (
        <span className={hintClass}>
          <Tagged text={words.hearTime} draw={{ key }} />
        </span>
      )}
      <label className="flex min-h-6 items-center gap-1 accent-[currentColor]">
        <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        <span>{words.shortcuts}</span>
      </label>
    </p>
  );
}

const key = (name: string) => <kbd className="rounded-sm border border-line px-[0.3em] [font:inherit]">{name}</kbd>;
