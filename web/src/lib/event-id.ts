const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
const length = 10;
/** Larger bytes are skipped, because they would make some letters likelier than others. */
const firstUnfairByte = 256 - (256 % letters.length);

/** A new random id for one event; keep it for retries, so that the server counts the event once. */
export function newEventId(): string {
  let id = '';
  while (id.length < length) {
    const fair = crypto.getRandomValues(new Uint8Array(length * 2)).filter((byte) => byte < firstUnfairByte);
    id += Array.from(fair, (byte) => letters[byte % letters.length]).join('');
  }
  return id.slice(0, length);
}
