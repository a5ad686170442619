/** Letters of other scripts that are drawn like Latin ones in most typefaces: each with the Latin letter before it. */
const drawnLike = [
  ['a', 'аɑαⲁ'],
  ['b', 'вьβ'],
  ['c', 'сϲⅽ'],
  ['d', 'ԁⅾ'],
  ['e', 'еєεҽ'],
  ['g', 'ɡց'],
  ['h', 'нһηհ'],
  ['i', 'іιıɩі'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'ӏⅼ'],
  ['m', 'мⅿ'],
  ['n', 'пոռ'],
  ['o', 'оοօσӧ'],
  ['p', 'рρ'],
  ['q', 'ԛզ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτ'],
  ['u', 'υսʋ'],
  ['v', 'ѵνⅴ'],
  ['w', 'ԝѡω'],
  ['x', 'хχⅹ'],
  ['y', 'уүγ'],
  ['z', 'ζᴢ'],
] as const;

/** Capitals whose small letter is drawn like another one, or like none. */
const capitals = [
  ['n', 'Ν'],
  ['y', 'ΥҮ'],
  ['l', 'ӀⅬ'],
  ['p', 'Ꮲ'],
  ['a', 'Ꭺ'],
  ['s', 'Ꮪ'],
  ['t', 'Ꭲ'],
] as const;

const latinOf = new Map(
  [...drawnLike, ...capitals].flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** In small letters, and each letter of another script that is drawn like a Latin one as that one. */
export function asDrawn(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return latinOf.get(letter) ?? latinOf.get(small) ?? small;
  }).join('');
}
