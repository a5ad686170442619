/** What an admin may call a coupon. Small and capital letters differ, as they do when it is redeemed. */
export const couponCodePattern = /^[A-Za-z0-9_-]{3,40}$/;

/** No 0 and O, no 1 and I: what is read aloud or copied by hand arrives. 32 signs, five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 3;
const groupLength = 4;

/** How many bytes of chance a code is made of. */
export const codeBytes = groups * groupLength;

/** `TRU-7K2M-QX4D-9HRT`: 60 bits of the bytes it is given, which nobody guesses. */
export function couponCode(bytes: Uint8Array): string {
  if (bytes.length < codeBytes) throw new Error(`A coupon code takes ${codeBytes} bytes.`);
  const signs = [...bytes.subarray(0, codeBytes)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return ['TRU', ...(signs.match(/.{4}/g) ?? [])].join('-');
}
