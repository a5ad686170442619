const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Made once for each grant, so that a retry grants nothing more. */
export function newGrantId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
