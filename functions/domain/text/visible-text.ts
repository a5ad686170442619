/** Spaces, controls and invisible characters: zero-width signs, fillers, the blank Braille pattern. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/** Trims a text; '' if it has no visible character. */
export function trimText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

/**
 * Removes halves of characters, which a cut in the middle of an emoji leaves. No such half can be encoded: an address that has one
 * cannot be made, and a database may refuse it.
 */
export function wholeCharacters(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}

/** A text of at most `max` UTF-16 units: a longer one ends with an ellipsis, after a whole character. */
export function shorten(text: string, max: number): string {
  return text.length > max ? `${wholeCharacters(text.slice(0, max - 1)).trimEnd()}…` : text;
}

/** A fast path for most texts, which contain nothing to remove. */
const usual = /^[ -~\n]*$/;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** Characters whose only effect is on the order of bidirectional text. */
const directions = /\p{Bidi_Control}/gu;
/** Controls, soft hyphens, zero-width spaces, fillers, byte order marks. Line breaks and tabs are visible. */
const never =
  /(?![\t\n\r\u0085\p{Bidi_Control}\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
// The character before is captured instead of looked behind for, which Safari 15.4 can't do.
/** Joiners outside Indic and Arabic scripts and emoji, which need them. */
const joiners =
  /(^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Join_Control}+/gu;
/** Variation selectors after a letter without variants. */
const variants = /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])\p{Variation_Selector}+/gu;
/** Flag letters outside a flag. */
const tags = /(^|[^\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu;

/** Removes invisible characters; joiners stay where they affect what is drawn. */
export function withoutInvisible(text: string): string {
  if (usual.test(text)) return text;
  const plain = text.replace(never, '').replace(joiners, '$1').replace(variants, '$1').replace(tags, '$1');
  return rightToLeft.test(plain) ? plain : plain.replace(directions, '');
}
