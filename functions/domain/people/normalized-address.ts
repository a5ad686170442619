/**
 * An e-mail address as it is looked up: capitals make no difference. Only those of ASCII: a rarer letter must not become
 * another person's address (the Kelvin sign would become a k).
 */
export function normalizedAddress(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
