import type { ReaderLimits } from './reader-limits.ts';

const prefix = 4;

/** A message on the pipe: its length in four bytes, then JSON. */
export function frameOf(message: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(message), 'utf8');
  const length = Buffer.alloc(prefix);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

/**
 * Reads the messages of a pipe until it ends. Drops an incomplete last one.
 * @throws Error if one of them, or all together, exceed their limit, or if one is not JSON.
 */
export async function* readFrames(
  pipe: AsyncIterable<unknown>,
  { answerBytes, frameBytes }: Pick<ReaderLimits, 'answerBytes' | 'frameBytes'>,
): AsyncGenerator<unknown, void> {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = prefix;
  let total = 0;
  for await (const chunk of pipe) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('The pipe does not give bytes.');
    total += chunk.length;
    held += chunk.length;
    if (total > answerBytes) throw new Error('The answer has more bytes than an answer may have.');
    chunks.push(chunk);
    if (held < needed) continue;
    let rest = Buffer.concat(chunks);
    for (needed = nextLength(rest, frameBytes); rest.length >= needed; needed = nextLength(rest, frameBytes)) {
      yield JSON.parse(rest.toString('utf8', prefix, needed));
      rest = rest.subarray(needed);
    }
    chunks = [rest];
    held = rest.length;
  }
}

/** The number of bytes of the next message including its length, as far as known. */
function nextLength(bytes: Buffer, max: number): number {
  if (bytes.length < prefix) return prefix;
  const length = bytes.readUInt32BE(0);
  if (length > max) throw new Error('A message has more bytes than a message may have.');
  return prefix + length;
}
