const key = 'truein-keys';
/** Fallback for a browser without storage. */
let isOnHere = true;

/** Whether single-character keys (1 to 5, T) are active. A person who uses speech input, or hits keys by mistake, can switch them off. */
export function areCharacterKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return isOnHere;
  }
}

/** Stored in this browser. */
export function switchCharacterKeys(isOn: boolean): void {
  isOnHere = isOn;
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // then it applies while this page is open
  }
}
