/** A quoted or plain local part, `@` (also as it stands in a URL, or full-width), and what follows. */
const address = /(?:"[^"]*"|[^\s@＠<>"'`(),;:/[\]{}=&?]+)(?:@|＠|%40)[^\s@＠<>"'`(),;:/[\]{}=&?]+/gi;

/** A text of somebody else's as it may be logged and stored: e-mail addresses are taken out. */
export function withoutAddresses(text: string): string {
  return text.replace(address, '(address)');
}
