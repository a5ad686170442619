import { refuseFile } from '#functions/adapters/sheet/refuse-file.ts';

/** An OLE compound file ([MS-CFB]), the container of an .xls file. Only the streams of its top level. */
interface CompoundFile {
  /** Names in lower case. */
  names: string[];
  /** Copies a stream out. `undefined` if there is none of that name. */
  readStream(name: string): Buffer | undefined;
}

interface Entry {
  name: string;
  isStream: boolean;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

const endOfChain = 0xff_ff_ff_fe;
const highestId = 0xff_ff_ff_fa;
const miniLength = 64;
const entryLength = 128;

/** @throws Refusal `file-refused`, or RangeError for an offset outside the file. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) refuseFile('damaged');
  const sectorLength = 1 << shift;
  const sector = (id: number) => {
    const at = (id + 1) << shift;
    if (id > highestId || at >= bytes.length) refuseFile('damaged');
    return bytes.subarray(at, at + sectorLength);
  };
  const fat = readNumbers(listFatSectors(bytes, sector).map(sector));
  const gather = (start: number) => Buffer.concat(follow(start, fat).map(sector));
  const entries = readEntries(gather(bytes.readUInt32LE(48)));
  const [root] = entries;
  if (!root) refuseFile('damaged');
  const streams = listChildren(root, entries).filter(({ isStream }) => isStream);

  const readStream = ({ start, size }: Entry) => {
    if (size > bytes.length) refuseFile('damaged');
    if (size === 0) return Buffer.alloc(0);
    const content = size < bytes.readUInt32LE(56) ? readMini(start) : gather(start);
    if (content.length < size) refuseFile('damaged');
    return content.subarray(0, size);
  };
  const readMini = (start: number) => {
    const minis = gather(root.start);
    const miniFat = readNumbers([gather(bytes.readUInt32LE(60))]);
    return Buffer.concat(follow(start, miniFat).map((id) => minis.subarray(id * miniLength, (id + 1) * miniLength)));
  };
  return {
    names: streams.map(({ name }) => name),
    readStream: (name) => {
      const entry = streams.find((stream) => stream.name === name.toLowerCase());
      return entry && readStream(entry);
    },
  };
}

/** Ids of the sectors that contain the allocation table: 109 in the header, the others in a chain. */
function listFatSectors(bytes: Buffer, sector: (id: number) => Buffer): number[] {
  const ids = readNumbers([bytes.subarray(76, 512)]);
  const maxSectors = bytes.length >> 9;
  for (let id = bytes.readUInt32LE(68); id <= highestId;) {
    const more = readNumbers([sector(id)]);
    id = more.pop() ?? endOfChain;
    ids.push(...more);
    if (ids.length > maxSectors + 109) refuseFile('damaged');
  }
  return ids.filter((id) => id <= highestId);
}

/** The sectors of a chain, in order. Refuses a cycle, which is longer than the table. */
function follow(start: number, table: readonly number[]): number[] {
  const ids: number[] = [];
  for (let id = start; id !== endOfChain; id = table[id] ?? refuseFile('damaged')) {
    if (ids.push(id) > table.length) refuseFile('damaged');
  }
  return ids;
}

function readNumbers(sectors: readonly Buffer[]): number[] {
  return sectors.flatMap((sector) =>
    Array.from({ length: sector.length >> 2 }, (_, index) => sector.readUInt32LE(index * 4)),
  );
}

function readEntries(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryLength) }, (_, index) => {
    const entry = directory.subarray(index * entryLength, (index + 1) * entryLength);
    const nameLength = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
    return {
      name: entry.toString('utf16le', 0, nameLength - 2).toLowerCase(),
      isStream: entry[66] === 2,
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** Children of the root storage. Storages within it are embedded documents and are ignored. */
function listChildren(root: Entry, entries: readonly Entry[]): Entry[] {
  const seen = new Set<Entry>();
  const waiting = [root.child];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || seen.has(entry)) continue;
    seen.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...seen];
}
