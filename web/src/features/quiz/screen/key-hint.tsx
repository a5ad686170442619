import { useState } from 'react';
import { areCharacterKeysOn, switchCharacterKeys } from './character-keys.ts';
import styles from './key-hint.module.css';

/** For people with a keyboard. */
export function KeyHint({ options }: { options: number }) {
  const [isOn, setIsOn] = useState(areCharacterKeysOn);
  const onSwitch = (next: boolean) => {
    switchCharacterKeys(next);
    setIsOn(next);
  };
  return (
    <p className={styles.hint}>
      {isOn && (
        <span>
          <kbd>1</kbd>–<kbd>{options}</kbd> choose
        </span>
      )}
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> chooses
      </span>
      {isOn && (
        <span>
          <kbd>T</kbd> says the time left
        </span>
      )}
      <label className="flex min-h-6 items-center gap-1 accent-[currentColor]">
        <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        Keyboard shortcuts
      </label>
    </p>
  );
}
