/**
 * Removes halves of characters, which a cut in the middle of an emoji leaves. No such half can be encoded: an address that has one
 * cannot be made, and a database may refuse it.
 */
export function wholeCharacters(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}
