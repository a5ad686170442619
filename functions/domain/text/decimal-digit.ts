const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The value of one decimal digit of any script; `undefined` for any other text. In Unicode, the ten digits of a script follow each other. */
export function decimalDigit(text: string): number | undefined {
  const code = text.codePointAt(0);
  if (code === undefined || text !== String.fromCodePoint(code) || !isDigit(code)) return undefined;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return value;
}
