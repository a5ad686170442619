/**
 * Regenerates the report's fonts and the list of their characters: `npx tsx infra/local/fonts/make-report-fonts.ts`. The packages are
 * downloaded and are no dependencies, because each contains many weights.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Font {
  file: string;
  /** Package with its version. */
  from: string;
  /** The beginning of the font's path within the package. */
  source: string;
  licence: string;
  text: string;
  options?: Parameters<typeof subsetFont>[2];
}

/** The characters of ranges of code points, for example `980-9fd c5d-c7f`. */
const charactersOf = (ranges: string): string =>
  ranges
    .split(' ')
    .map((range) => range.split('-').map((hex) => parseInt(hex, 16)))
    .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

/** The characters of a script in a two-byte encoding, for a range of lead bytes. EUC has no trail byte below 0xa1. */
function encoded(encoding: string, script: RegExp, firstLead: number, lastLead: number): string {
  const decoder = new TextDecoder(encoding);
  let found = '';
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (script.test(text)) found += text;
    }
  }
  return found;
}

const ofDevanagari = ['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'pres', 'abvs'];
const mukta = {
  from: '@expo-google-fonts/mukta@0.4.1',
  licence: 'OFL.txt',
  text: `${charactersOf('20-7e a0-137 139-17e 218-21b 900-977 979-97f 200c-200d')}–—‘’‚“”„†‡•…‰‹›€₹™−≈≠≤≥`,
  options: {
    keepFeatures: [
      ...['kern', 'liga', 'locl', 'ccmp', 'calt', 'mark', 'mkmk'],
      ...[...ofDevanagari, 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist'],
    ],
  },
};
const serif: Font = {
  file: 'fraunces.ttf',
  from: '@fontsource-variable/fraunces@5.3.0',
  source: 'files/fraunces-latin-full-normal.woff2',
  licence: 'OFL-fraunces.txt',
  text: `${charactersOf('20-7e a0-ac ae-ff')}–—‘’‚“”„•…‹›€™−`,
  options: {
    keepFeatures: ['kern', 'liga', 'ccmp', 'mark'],
    variationAxes: { opsz: 48, wght: 560, SOFT: 0, WONK: 0 },
  },
};

const han = /^[\u4e00-\u9fff]$/u;
/** Noto's fonts for further scripts. */
const scripts: readonly [from: string, text: string][] = [
  ['noto-sans-bengali@0.4.4', charactersOf('980-9fd')],
  ['noto-sans-gurmukhi@0.4.1', charactersOf('a01-a76')],
  ['noto-sans-gujarati@0.4.2', charactersOf('a81-aff')],
  ['noto-sans-oriya@0.4.2', charactersOf('b01-b77')],
  ['noto-sans-tamil@0.4.3', charactersOf('b82-bfa')],
  ['noto-sans-telugu@0.4.2', charactersOf('c00-c5b c5d-c7f')],
  ['noto-sans-kannada@0.4.3', charactersOf('c80-cdb cdd-cf2')],
  ['noto-sans-malayalam@0.4.2', charactersOf('d00-d7f')],
  ['noto-sans-sinhala@0.4.2', charactersOf('d82-df4')],
  ['noto-sans-thai@0.4.2', charactersOf('e01-e5b')],
  ['noto-naskh-arabic@0.4.5', charactersOf('606-6ff 750-77f')],
  ['noto-sans-hebrew@0.4.1', charactersOf('591-5f4')],
  // Japanese kana, and the Chinese characters of the national standards, which cover names.
  [
    'noto-sans-sc@0.4.3',
    charactersOf('3005-3007 3041-3096 3099-30ff') +
      encoded('euc-jp', han, 0xb0, 0xf4) +
      encoded('gb2312', han, 0xb0, 0xf7) +
      encoded('big5', han, 0xa4, 0xc6),
  ],
  ['noto-sans-kr@0.4.3', encoded('euc-kr', /^[\uac00-\ud7a3]$/u, 0xb0, 0xc8)],
  // Further Latin letters, Greek, Cyrillic, Vietnamese.
  ['noto-sans@0.4.2', charactersOf('21-7e c0-24f 370-3e1 3f0-52f 1e00-1ffe')],
];

const fonts: readonly Font[] = [
  { ...mukta, file: 'mukta-regular.ttf', source: '400Regular/Mukta' },
  { ...mukta, file: 'mukta-semibold.ttf', source: '600SemiBold/Mukta' },
  serif,
  ...scripts.map(([from, text]) => ({
    file: from.replace(/@.*/, '.ttf'),
    from: `@expo-google-fonts/${from}`,
    source: '500Medium/Noto',
    licence: 'OFL-noto.txt',
    // Adds a space (so that the space after a word has the font of the word), joiners, and the circle for a mark without a letter.
    text: `${text} \u200c\u200d\u25cc`,
  })),
];

/** The first file of a folder whose name begins with `start`. */
const fileIn = (folder: string, start: string): string =>
  join(folder, readdirSync(folder).find((name) => name.startsWith(start)) ?? start);

/** Writes characters as the content of a character class of a regular expression. */
function classOf(characters: readonly number[]): string {
  const written = (codePoint: number) => {
    const text = String.fromCodePoint(codePoint);
    const isPlain = /^[\p{L}\p{N}]$/u.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text);
    return isPlain ? text : `\\u{${codePoint.toString(16)}}`;
  };
  const starts = characters.filter((codePoint, place) => characters[place - 1] !== codePoint - 1);
  const ends = characters.filter((codePoint, place) => characters[place + 1] !== codePoint + 1);
  return starts
    .map((start, place) => [start, ends[place] ?? start].map(written))
    .map(([start, end]) => (start === end ? start : `${start}-${end}`))
    .join('');
}

const target = fileURLToPath(new URL('../../../functions/adapters/pdf/fonts/', import.meta.url));
const { create } = createRequire(import.meta.url)('fontkit') as {
  create: (bytes: Uint8Array) => { characterSet: number[] };
};
const folder = mkdtempSync(join(tmpdir(), 'truein-fonts-'));
const coverage: Record<string, string> = {};
for (const { file, from, source, licence, text, options } of fonts) {
  const unpacked = join(folder, file);
  mkdirSync(unpacked);
  const packed = execFileSync('npm', ['pack', '--silent', from], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', join(folder, packed), '--strip-components=1', '-C', unpacked]);
  const original = readFileSync(fileIn(join(unpacked, dirname(source)), basename(source)));
  const bytes = await subsetFont(original, text, { targetFormat: 'truetype', noHinting: true, ...options });
  writeFileSync(join(target, file), bytes);
  copyFileSync(fileIn(unpacked, from.startsWith('@expo') ? 'LICENSE_FONT' : 'LICENSE'), join(target, licence));
  // The last code point ends a font's table and is no character.
  const characters = create(bytes).characterSet.filter((codePoint) => codePoint !== 0xffff);
  coverage[file] = classOf(characters.sort((a, b) => a - b));
  console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
}
writeFileSync(join(target, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
rmSync(folder, { recursive: true });
