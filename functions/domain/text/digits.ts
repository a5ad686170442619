const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const base = alphabet.length;

/** A non-negative integer in base 64: three characters up to 262,143. */
export function toDigits(value: number): string {
  const rest = Math.floor(value / base);
  return (rest > 0 ? toDigits(rest) : '') + alphabet.charAt(value % base);
}

export function fromDigits(digits: string): number {
  return [...digits].reduce((value, digit) => value * base + alphabet.indexOf(digit), 0);
}
