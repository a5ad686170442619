/** Matches an address: a quoted or plain local part, `@` (also URL-encoded or full-width), and the domain. */
const address = /(?:"[^"]*"|[^\s@＠<>"'`(),;:/[\]{}=&?]+)(?:@|＠|%40)[^\s@＠<>"'`(),;:/[\]{}=&?]+/gi;

/** Removes e-mail addresses, so that a text from outside can be logged and stored. */
export function withoutAddresses(text: string): string {
  return text.replace(address, '(address)');
}
