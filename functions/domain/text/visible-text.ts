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
