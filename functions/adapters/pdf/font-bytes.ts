import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scriptFonts, type ScriptFontName } from './script-fonts.ts';

/** The folder `fonts` beside this file; in a deployed function beside the bundle, where the build copies it. */
export function fontsFolder(): string {
  return fileURLToPath(new URL('./fonts/', import.meta.url));
}

/** `display`: a serif for headings and large figures, without Devanagari. */
export const weights = ['regular', 'semibold', 'display'] as const;
export type Weight = (typeof weights)[number];

type FontName = Weight | ScriptFontName;

const files: Record<Weight, string> = {
  regular: 'mukta-regular.ttf',
  semibold: 'mukta-semibold.ttf',
  display: 'fraunces.ttf',
};
const kept = new Map<FontName, Uint8Array>();
const isWeight = (font: FontName): font is Weight => font in files;

/** A font's bytes; the file is read once. */
export function fontBytes(font: FontName): Uint8Array {
  const file = isWeight(font) ? files[font] : scriptFonts[font].file;
  const bytes = kept.get(font) ?? readFileSync(`${fontsFolder()}${file}`);
  kept.set(font, bytes);
  return bytes;
}
