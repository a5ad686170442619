/** The longest address that mail servers accept. */
export const maxAddressLength = 254;

// Letters of every script, and the signs that mail servers accept unquoted. Spaces, control characters, quotes, commas and brackets are
// excluded, because in a header they begin another address.
const addressPattern =
  /^[^\s\p{C}@"'(),:;<>[\]\\](?:[^\s\p{C}@"(),:;<>[\]\\]{0,63})@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Whether a text is a single address: one bare address with a domain, so that a mail goes to no one else. */
export function isMailAddress(text: string): boolean {
  return text.length <= maxAddressLength && addressPattern.test(text);
}
