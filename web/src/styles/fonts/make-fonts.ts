import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Subsets the fonts of the site: `npx tsx web/src/styles/fonts/make-fonts.ts`. Run it after a change of the characters or weights.

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>;
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const others = '–—‘’“”…•€£©®°·×½àáâäçèéêëíîïñóôöùúûü→';

async function make(name: string, source: string, options: object, characters = ascii + others): Promise<void> {
  const font = readFileSync(require.resolve(source));
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...options });
  writeFileSync(new URL(name, import.meta.url), subset);
  console.log(name, subset.length);
}

await make('fraunces-latin.woff2', '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', {
  variationAxes: { opsz: 72, wght: 560 },
  keepFeatures: ['kern', 'liga'],
  noHinting: true,
});
await make(
  'instrument-sans-latin.woff2',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  {
    keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
    noHinting: true,
  },
);
// Instrument Sans lacks the rupee sign, so Mukta's is used.
await make('rupee.woff2', '@expo-google-fonts/mukta/500Medium/Mukta_500Medium.ttf', { noHinting: true }, '₹');
