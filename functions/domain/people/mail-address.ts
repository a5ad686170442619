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

/**
 * The form of an e-mail address for lookups: lower case. Converts ASCII only, because a rarer letter must not turn into another
 * person's address (the Kelvin sign would become a k).
 */
export function normalizedAddress(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Matches an address: a quoted or plain local part, `@` (also URL-encoded or full-width), and the domain. */
const address = /(?:"[^"]*"|[^\s@＠<>"'`(),;:/[\]{}=&?]+)(?:@|＠|%40)[^\s@＠<>"'`(),;:/[\]{}=&?]+/gi;

/** Removes e-mail addresses, so that a text from outside can be logged and stored. */
export function withoutAddresses(text: string): string {
  return text.replace(address, '(address)');
}
