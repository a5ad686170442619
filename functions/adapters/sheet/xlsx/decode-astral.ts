/** Characters beyond the first 65,536, as some programs write them into XML: emoji. The parser cuts such a number short. */
const reference = /^&#(?:x([\da-fA-F]{5,6})|(\d{5,7}));/;

/** Puts the characters themselves in the place of their numbers. */
export function decodeAstral(xml: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = xml.indexOf('&#'); at >= 0; at = xml.indexOf('&#', at + 2)) {
    const [whole, hex, decimal] = reference.exec(xml.toString('latin1', at, at + 11)) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (whole === undefined || !(code > 0xff_ff && code <= 0x10_ff_ff)) continue;
    pieces.push(xml.subarray(from, at), Buffer.from(String.fromCodePoint(code), 'utf8'));
    from = at + whole.length;
  }
  return from === 0 ? xml : Buffer.concat([...pieces, xml.subarray(from)]);
}
