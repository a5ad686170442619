const key = 'truein-keys';
/** For a browser that keeps nothing. */
let isOnHere = true;

/** Whether single characters (1 to 5, T) do something. Whoever speaks to their computer, or hits keys by mistake, can switch that off. */
export function areCharacterKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return isOnHere;
  }
}

/** This browser remembers it. */
export function switchCharacterKeys(isOn: boolean): void {
  isOnHere = isOn;
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // then it holds while this page is open
  }
}
