/** The longest address that mail servers take. */
const maxLength = 254;

// Letters of every script, and the signs that mail servers take unquoted. No space, control character, quote, comma or bracket: in a
// header these begin another address.
const addressPattern =
  /^[^\s\p{C}@"'(),:;<>[\]\\](?:[^\s\p{C}@"(),:;<>[\]\\]{0,63})@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Whether a mail can be sent to this and to nobody else: one bare address with a domain. */
export function isMailAddress(text: string): boolean {
  return text.length <= maxLength && addressPattern.test(text);
}
