/** Makes the report's fonts anew from Mukta: `npx tsx infra/local/make-report-fonts.ts`. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { coverage } from '#functions/adapters/pdf/font-coverage.ts';

const mukta = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/mukta/package.json'));
const target = fileURLToPath(new URL('../../functions/adapters/pdf/fonts/', import.meta.url));

/** Kerning, ligatures, and all that Devanagari's conjuncts and vowel signs need. */
const keepFeatures = [
  ...['kern', 'liga', 'locl', 'ccmp', 'calt', 'mark', 'mkmk'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist'],
];

const characters = coverage
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

for (const [source, name] of [
  ['400Regular/Mukta_400Regular.ttf', 'mukta-regular.ttf'],
  ['600SemiBold/Mukta_600SemiBold.ttf', 'mukta-semibold.ttf'],
] as const) {
  const original = await readFile(join(mukta, source));
  const font = await subsetFont(original, characters, { targetFormat: 'truetype', noHinting: true, keepFeatures });
  await writeFile(join(target, name), font);
  console.log(`${name}: ${Math.round(font.length / 1024)} kB`);
}
await copyFile(join(mukta, 'LICENSE_FONT'), join(target, 'OFL.txt'));
