/** Most texts: nothing has to be looked for. */
const usual = /^[ -~\n]*$/;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** They order texts that run both ways, and do nothing else. */
const directions = /\p{Bidi_Control}/gu;
/** Controls, soft hyphens, zero-width spaces, fillers, byte order marks. Line breaks and tabs are seen. */
const never =
  /(?![\t\n\r\u0085\p{Bidi_Control}\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Joiners, which Indic and Arabic scripts and emoji need and no others. */
const joiners =
  /(?<=^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Join_Control}+/gu;
/** Variants of a letter that has none. */
const variants = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])\p{Variation_Selector}+/gu;
/** Letters of flags without a flag. */
const tags = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu;

/** A text without the characters of which nobody sees anything; joiners stay where they change what is drawn. */
export function withoutInvisible(text: string): string {
  if (usual.test(text)) return text;
  const plain = text.replace(never, '').replace(joiners, '').replace(variants, '').replace(tags, '');
  return rightToLeft.test(plain) ? plain : plain.replace(directions, '');
}
