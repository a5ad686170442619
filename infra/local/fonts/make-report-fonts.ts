/** Regenerates the report's fonts from Mukta and Fraunces: `npx tsx infra/local/fonts/make-report-fonts.ts`. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { coverage, displayCoverage } from '#functions/adapters/pdf/text/font-coverage.ts';

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const mukta = folderOf('@expo-google-fonts/mukta');
const fraunces = folderOf('@fontsource-variable/fraunces');
const target = fileURLToPath(new URL('../../../functions/adapters/pdf/fonts/', import.meta.url));

/** Kerning, ligatures, and the features that Devanagari's conjuncts and vowel signs need. */
const keepFeatures = [
  ...['kern', 'liga', 'locl', 'ccmp', 'calt', 'mark', 'mkmk'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist'],
];

const charactersOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

for (const [source, name] of [
  ['400Regular/Mukta_400Regular.ttf', 'mukta-regular.ttf'],
  ['600SemiBold/Mukta_600SemiBold.ttf', 'mukta-semibold.ttf'],
] as const) {
  const original = await readFile(join(mukta, source));
  const font = await subsetFont(original, charactersOf(coverage), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures,
  });
  await writeFile(join(target, name), font);
  console.log(`${name}: ${Math.round(font.length / 1024)} kB`);
}

const variable = await readFile(join(fraunces, 'files/fraunces-latin-full-normal.woff2'));
const display = await subsetFont(variable, charactersOf(displayCoverage), {
  targetFormat: 'truetype',
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark'],
  variationAxes: { opsz: 48, wght: 560, SOFT: 0, WONK: 0 },
});
await writeFile(join(target, 'fraunces.ttf'), display);
console.log(`fraunces.ttf: ${Math.round(display.length / 1024)} kB`);

await copyFile(join(mukta, 'LICENSE_FONT'), join(target, 'OFL.txt'));
await copyFile(join(fraunces, 'LICENSE'), join(target, 'OFL-fraunces.txt'));
