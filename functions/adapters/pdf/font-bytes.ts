import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder `fonts` beside this file; in a deployed function: beside the bundle, where the build copies it. */
export function fontsFolder(): string {
  return fileURLToPath(new URL('./fonts/', import.meta.url));
}

/** `display`: a serif for headings and large figures, without Devanagari. */
export const weights = ['regular', 'semibold', 'display'] as const;
export type Weight = (typeof weights)[number];

const files: Record<Weight, string> = {
  regular: 'mukta-regular.ttf',
  semibold: 'mukta-semibold.ttf',
  display: 'fraunces.ttf',
};
const kept = new Map<Weight, Uint8Array>();

/** A font's bytes, read once. */
export function fontBytes(weight: Weight): Uint8Array {
  const bytes = kept.get(weight) ?? readFileSync(`${fontsFolder()}${files[weight]}`);
  kept.set(weight, bytes);
  return bytes;
}
