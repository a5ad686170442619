/**
 * Writes the list of Chinese, Japanese and Korean characters for the report's fonts: those of the national standards (GB 2312, Big5's
 * first level, JIS X 0208, KS X 1001), which cover names. Run `npx tsx infra/local/fonts/make-east-asian-characters.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The characters of a script in a two-byte encoding, for a range of lead bytes. In EUC encodings both bytes are above 0xa0. */
function charactersOf(encoding: string, script: RegExp, firstLead: number, lastLead: number): string[] {
  const decoder = new TextDecoder(encoding);
  const found: string[] = [];
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (script.test(text)) found.push(text);
    }
  }
  return found;
}

const inOrder = (characters: Iterable<string>) => [...new Set(characters)].sort().join('');
const linesOf = (text: string) => (text.match(/.{1,110}/gu) ?? []).map((line) => `  '${line}'`).join(' +\n');
const one = /^[\u4e00-\u9fff]$/u;
const han = inOrder([
  ...charactersOf('euc-jp', one, 0xb0, 0xf4),
  ...charactersOf('gb2312', one, 0xb0, 0xf7),
  ...charactersOf('big5', one, 0xa4, 0xc6),
]);
const hangul = inOrder(charactersOf('euc-kr', /^[\uac00-\ud7a3]$/u, 0xb0, 0xc8));
const target = fileURLToPath(new URL('../../../functions/adapters/pdf/text/east-asian-characters.ts', import.meta.url));
writeFileSync(
  target,
  `// Made by infra/local/fonts/make-east-asian-characters.ts.

/** Characters of GB 2312, Big5 (first level) and JIS X 0208. */
export const hanCharacters =
${linesOf(han)};

/** Syllables of KS X 1001. */
export const hangulSyllables =
${linesOf(hangul)};
`,
);
console.log(`${han.length} and ${hangul.length} characters`);
