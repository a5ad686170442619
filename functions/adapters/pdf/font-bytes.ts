import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder `fonts` beside this file; in a deployed function: beside the bundle, where the build copies it. */
export function fontsFolder(): string {
  return fileURLToPath(new URL('./fonts/', import.meta.url));
}

export type Weight = 'regular' | 'semibold';

const files: Record<Weight, string> = { regular: 'mukta-regular.ttf', semibold: 'mukta-semibold.ttf' };
const kept = new Map<Weight, Uint8Array>();

/** A font's bytes, read once. */
export function fontBytes(weight: Weight): Uint8Array {
  const bytes = kept.get(weight) ?? readFileSync(`${fontsFolder()}${files[weight]}`);
  kept.set(weight, bytes);
  return bytes;
}
