import { refuseFile } from './refuse-file.ts';
import { sheetLimits } from './sheet-limits.ts';

const filePass = 0x2f;
const continued = 0x3c;
const mulRk = 0xbd;
const eof = 0x0a;
/** A record that the parser steps over. */
const passedOver = 0xd7;

/** Records with a cell in them, and MulRk with several. */
const cells = [0x06, 0x0203, 0x0204, 0x0205, 0x0206, 0x027e, 0x0406, 0xd6, 0xfd, mulRk];
/** BOF, EOF, Date1904, CodePage, BoundSheet8, XF, SST, String, Format. */
const others = [0x0809, eof, 0x22, 0x42, 0x85, 0xe0, 0xfc, 0x0207, 0x041e];
const wanted = new Set([...cells, ...others]);
const withCell = new Set(cells);

/**
 * Prepares the Workbook stream of an .xls file for the parser, in place, and cuts off what follows it: every record that says nothing about the text
 * of a cell is passed over. Among them are links and merged ranges, with which a short file can keep a parser busy for
 * hours.
 * @throws Refusal `file-refused` if it is encrypted, damaged, or has too many cells.
 */
export function passOverRecords(stream: Buffer): Buffer {
  let kept = false;
  let cellCount = 0;
  let at = 0;
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (type === 0 && length === 0) break;
    if (at + 4 + length > stream.length) refuseFile('damaged');
    if (type === filePass) refuseFile('locked');
    if (type !== continued) kept = wanted.has(type);
    if (!kept) stream.writeUInt16LE(passedOver, at);
    if (withCell.has(type)) cellCount += type === mulRk ? length / 6 : 1;
    if (cellCount > sheetLimits.cells) refuseFile('too-much');
    at += 4 + length;
  }
  return stream.subarray(0, at);
}
