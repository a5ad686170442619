import { deviceStorage } from '#web/lib/storage.ts';

const key = 'truein-keys';
/** While this page is open, also in a browser without storage. */
let state = 'on';

/** Whether single-character keys (1 to 5, T) are active. A person who uses speech input, or hits keys by mistake, can switch them off. */
export function areCharacterKeysOn(): boolean {
  return (deviceStorage.get(key) ?? state) !== 'off';
}

/** Stored in this browser. */
export function switchCharacterKeys(isOn: boolean): void {
  state = isOn ? 'on' : 'off';
  deviceStorage.set(key, state);
}
