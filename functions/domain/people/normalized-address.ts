/**
 * The form of an e-mail address for lookups: lower case. Converts ASCII only, because a rarer letter must not turn into another
 * person's address (the Kelvin sign would become a k).
 */
export function normalizedAddress(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
