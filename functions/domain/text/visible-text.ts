/** Spaces, controls, and what is drawn as nothing: zero-width signs, fillers, the blank Braille pattern. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader sees nothing of a text. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/** Without spaces around it; nothing at all of a text that nobody sees. */
export function trimText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
