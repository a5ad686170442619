/**
 * Regenerates the report's fonts for further scripts from Google's Noto: `npx tsx infra/local/fonts/make-script-fonts.ts`. It downloads
 * the packages instead of depending on them, because each contains nine weights.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commonRange, scriptFonts, type ScriptFontName } from '#functions/adapters/pdf/script-fonts.ts';

const sources: Record<ScriptFontName, { from: string; font: string }> = {
  bengali: { from: 'noto-sans-bengali@0.4.4', font: 'NotoSansBengali' },
  gurmukhi: { from: 'noto-sans-gurmukhi@0.4.1', font: 'NotoSansGurmukhi' },
  gujarati: { from: 'noto-sans-gujarati@0.4.2', font: 'NotoSansGujarati' },
  odia: { from: 'noto-sans-oriya@0.4.2', font: 'NotoSansOriya' },
  tamil: { from: 'noto-sans-tamil@0.4.3', font: 'NotoSansTamil' },
  telugu: { from: 'noto-sans-telugu@0.4.2', font: 'NotoSansTelugu' },
  kannada: { from: 'noto-sans-kannada@0.4.3', font: 'NotoSansKannada' },
  malayalam: { from: 'noto-sans-malayalam@0.4.2', font: 'NotoSansMalayalam' },
  sinhala: { from: 'noto-sans-sinhala@0.4.2', font: 'NotoSansSinhala' },
  thai: { from: 'noto-sans-thai@0.4.2', font: 'NotoSansThai' },
  arabic: { from: 'noto-naskh-arabic@0.4.5', font: 'NotoNaskhArabic' },
  hebrew: { from: 'noto-sans-hebrew@0.4.1', font: 'NotoSansHebrew' },
  han: { from: 'noto-sans-sc@0.4.3', font: 'NotoSansSC' },
  hangul: { from: 'noto-sans-kr@0.4.3', font: 'NotoSansKR' },
  european: { from: 'noto-sans@0.4.2', font: 'NotoSans' },
};

const target = fileURLToPath(new URL('../../../functions/adapters/pdf/fonts/', import.meta.url));
/** The joiners, and the dotted circle that carries a mark without a letter. */
const joiners = '\u200c\u200d\u25cc';

const charactersOf = (ranges: readonly (readonly [number, number])[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const folder = mkdtempSync(join(tmpdir(), 'truein-fonts-'));
for (const name of Object.keys(sources) as ScriptFontName[]) {
  const { from, font } = sources[name];
  const { file, ranges } = scriptFonts[name];
  const unpacked = join(folder, name);
  mkdirSync(unpacked);
  const packed = execFileSync('npm', ['pack', '--silent', `@expo-google-fonts/${from}`], { cwd: folder })
    .toString()
    .trim();
  execFileSync('tar', ['xzf', join(folder, packed), '-C', unpacked]);
  const original = readFileSync(join(unpacked, 'package/500Medium', `${font}_500Medium.ttf`));
  const bytes = await subsetFont(original, charactersOf([...ranges, commonRange]) + joiners, {
    targetFormat: 'truetype',
    noHinting: true,
  });
  writeFileSync(join(target, file), bytes);
  copyFileSync(join(unpacked, 'package/LICENSE_FONT'), join(target, 'OFL-noto.txt'));
  console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
}
rmSync(folder, { recursive: true });
