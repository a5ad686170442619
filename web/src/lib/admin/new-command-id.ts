const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of what a command makes; keep it for retries, so that a retry makes nothing more. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
