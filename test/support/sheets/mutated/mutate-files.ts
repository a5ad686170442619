import type * as XLSX from 'xlsx';
import { unzip } from '#functions/adapters/sheet/unzip.ts';
import { makeCompoundFile } from '#test/support/sheets/make-bomb.ts';
import { makeCsv, makeDrafts, makeWorkbook, sheetOf, writeWorkbook } from '#test/support/sheets/make-sheet.ts';
import { makeZip } from '#test/support/sheets/make-zip.ts';
import { compoundFiles } from '#test/support/sheets/compound-files.ts';

/** Draws an integer in [0, most); a seed repeats the sequence. */
type Draw = (most: number) => number;

function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

const pick = <T>(list: readonly T[], draw: Draw): T => {
  const one = list[draw(list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

function workbook(): XLSX.WorkBook {
  const book = makeWorkbook({ Notes: [['Read me']], Bank: sheetOf(makeDrafts(12)) });
  const sheet = book.Sheets['Bank'] ?? {};
  sheet['A2'] = { t: 'n', v: 6, f: 'SUM(1,2,3)' };
  sheet['E2'] = { t: 'n', v: 45_000, z: 'yyyy-mm-dd' };
  sheet['!merges'] = [{ s: { r: 2, c: 0 }, e: { r: 5, c: 1 } }];
  return book;
}

const xlsx = writeWorkbook(workbook(), 'xlsx');
const xls = writeWorkbook(workbook(), 'biff8');
const csv = makeCsv(sheetOf(makeDrafts(12)));
const { parts } = unzip(xlsx, () => true);
const stream = streamOf(xls);

function streamOf(bytes: Buffer): Buffer {
  const content = compoundFiles.find(compoundFiles.read(bytes, { type: 'buffer' }), '/Workbook')?.content;
  if (!content) throw new Error('The workbook has no stream.');
  return Buffer.from(content);
}

function flip(bytes: Buffer, draw: Draw): Buffer {
  const copy = Buffer.from(bytes);
  for (let count = 1 + draw(20); count > 0; count--) copy[draw(copy.length)] = draw(256);
  return copy;
}

const truncate = (bytes: Buffer, draw: Draw) => bytes.subarray(0, draw(bytes.length));

const zipOf = (changed: ReadonlyMap<string, Buffer>) =>
  makeZip([...changed].map(([name, content]) => ({ name, content })));

function swapMembers(draw: Draw): Buffer {
  const names = [...parts.keys()];
  const [a, b] = [pick(names, draw), pick(names, draw)];
  const none = Buffer.alloc(0);
  return zipOf(new Map(parts).set(a, parts.get(b) ?? none).set(b, parts.get(a) ?? none));
}

const pieces = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '<!--',
  '<![CDATA[',
  ']]>',
  '<c ',
  '<row ',
  '</row>',
  '<v>',
  '<f>',
  ' r="',
  '=',
  '\0',
];
const values = [
  '-1',
  '0',
  '99999999999',
  'XFD1048576',
  'A0',
  'A1:XFD1048576',
  'NaN',
  '&#x110000;',
  '&lol;',
  '1e309',
  's',
  'str',
];

function mutateXml(draw: Draw): Buffer {
  const name = pick([...parts.keys()], draw);
  let xml = parts.get(name)?.toString('utf8') ?? '';
  for (let count = 1 + draw(6); count > 0; count--) {
    const at = draw(xml.length + 1);
    const end = Math.min(xml.length, at + draw(200));
    const middle = pick(
      [
        () => '',
        () => xml.slice(at, end).repeat(1 + draw(2_000)),
        () => pick(pieces, draw).repeat(1 + draw(5_000)),
        () => xml.slice(at, end).replaceAll(/"[^"]*"/g, () => `"${pick(values, draw)}"`),
      ],
      draw,
    )();
    xml = xml.slice(0, at) + middle + xml.slice(end);
  }
  const content = draw(8) === 0 ? Buffer.from(`\ufeff${xml}`, 'utf16le') : Buffer.from(xml);
  return zipOf(new Map(parts).set(name, content));
}

/** Cuts, extends, retypes, overwrites with noise or repeats some records. */
function mutateBiff(draw: Draw): Buffer {
  const records: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt16LE(at + 2);
    records.push(Buffer.from(stream.subarray(at, at + 4 + length)));
    at += 4 + length;
  }
  for (let count = 1 + draw(4); count > 0; count--) {
    const place = draw(records.length);
    const record = records[place] ?? Buffer.alloc(4);
    const changed = pick(
      [
        () => resized(record, draw(Math.max(1, record.length))),
        () => resized(record, record.length + draw(40)),
        () => retyped(record, draw),
        () =>
          Buffer.concat([
            record.subarray(0, 4),
            flip(Buffer.concat([record.subarray(4), Buffer.alloc(1)]), draw).subarray(0, record.length - 4),
          ]),
      ],
      draw,
    )();
    records.splice(place, 1, ...Array<Buffer>(draw(4) === 0 ? 1 + draw(500) : 1).fill(changed));
  }
  return makeCompoundFile({ '/Workbook': Buffer.concat(records) });
}

function resized(record: Buffer, length: number): Buffer {
  const copy = Buffer.alloc(Math.max(4, length));
  record.copy(copy);
  copy.writeUInt16LE(copy.length - 4, 2);
  return copy;
}

function retyped(record: Buffer, draw: Draw): Buffer {
  const copy = Buffer.from(record);
  copy.writeUInt16LE(
    pick([0x06, 0x0206, 0x0203, 0x0204, 0xfd, 0xfc, 0xbd, 0x27e, 0xe5, 0x85, 0x3c, 0x0a, 0x0809], draw),
    0,
  );
  return copy;
}

function mangleCsv(draw: Draw): Buffer {
  let text = csv.toString('utf8');
  for (let count = 1 + draw(8); count > 0; count--) {
    const at = draw(text.length + 1);
    text =
      text.slice(0, at) +
      pick(['"', '""', ',', ';', '\t', '\n', '\r', '\0', '\ufeff', 'é'], draw).repeat(1 + draw(2_000)) +
      text.slice(at + draw(3));
  }
  return Buffer.from(text, draw(6) === 0 ? 'latin1' : 'utf8');
}

const ways: Record<string, (draw: Draw) => Buffer> = {
  'xlsx, bytes changed': (draw) => flip(xlsx, draw),
  'xlsx, cut off': (draw) => truncate(xlsx, draw),
  'xlsx, members swapped': swapMembers,
  'xlsx, XML changed': mutateXml,
  'xls, bytes changed': (draw) => flip(xls, draw),
  'xls, cut off': (draw) => truncate(xls, draw),
  'xls, records changed': mutateBiff,
  'csv, mangled': mangleCsv,
};

/** The n-th mutation of a valid file: the same file for the same number. */
export function mutatedFile(number: number): { way: string; bytes: Buffer } {
  const names = Object.keys(ways);
  const way = names[number % names.length] ?? '';
  const make = ways[way];
  if (!make) throw new Error('There is no such way.');
  return { way, bytes: make(drawFrom(number)) };
}
