/** Letters of other scripts that look like Latin ones in most typefaces: each with the Latin letter before it. */
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

/** Capitals whose small letter looks like another one, or like none. */
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

/** Lower case, with each look-alike replaced by its Latin letter. */
export function replaceLookAlikes(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return latinOf.get(letter) ?? latinOf.get(small) ?? small;
  }).join('');
}
