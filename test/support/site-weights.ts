import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltSite } from './built-site.ts';

const start = 'src/pages/start.ts';
const hydrate = 'src/pages/hydrate-island.ts';

/** The source file of each island, as the registry imports it. */
export function islandSources(): Record<string, string> {
  const register = readFileSync(new URL('../../web/src/pages/islands.ts', import.meta.url), 'utf8');
  const entries = register.matchAll(/'([\w-]+)': async \(\) =>\s*\(await import\('#web\/([^']+)'\)\)/g);
  return Object.fromEntries([...entries].map(([, name = '', file = '']) => [name, `src/${file}`] as const));
}

export const documentOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The islands of a page, each with the moment it becomes interactive. */
function islandsOf(site: BuiltSite, path: string): { name: string; when: string }[] {
  const marks = site.read(documentOf(path)).matchAll(/data-island="([^"]+)" data-when="([^"]+)"/g);
  return [...marks].map(([, name = '', when = '']) => ({ name, when }));
}

export interface Weight {
  /** Total bytes, each file gzipped by itself. */
  bytes: number;
  /** The files with their share, for failure messages. */
  files: string;
}

function weigh(site: BuiltSite, files: readonly string[]): Weight {
  const each = [...new Set(files)];
  return { bytes: site.gzipped(each), files: each.map((file) => `${file} ${site.gzipped([file])}`).join('\n') };
}

/** A text that is part of a document, gzipped by itself. */
function weighText(name: string, text: string): Weight {
  const { length } = gzipSync(text);
  return { bytes: length, files: `${name} ${length}` };
}

/** The weight of a public page: before anyone uses it, once it is interactive, and after every part was used. */
export function weighPublicPage(site: BuiltSite, path: string) {
  const islands = islandsOf(site, path);
  const sources = islandSources();
  const alive = (...moments: string[]) =>
    islands
      .filter(({ when }) => moments.includes(when))
      .flatMap(({ name }) => site.scriptsOf(sources[name] ?? `no source for ${name}`));
  const html = site.read(documentOf(path));
  const styles = [...html.matchAll(/<style [^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  const first = site.scriptsOf(start);
  const woken = site.scriptsOf(start, hydrate);
  return {
    before: weigh(site, first),
    alive: weigh(site, [...woken, ...alive('load', 'visible')]),
    used: weigh(site, [...woken, ...alive('load', 'visible', 'interaction')]),
    styles: weighText('inline styles', styles),
    document: weigh(site, [documentOf(path)]),
  };
}

/** The weight of the quiz with its dialogs. The practice is separate: only whoever wants it loads it. */
export function weighQuiz(site: BuiltSite) {
  const route = ['src/app/main.tsx', 'src/features/quiz/quiz-page.tsx', 'src/ui/dialog.tsx'];
  const rehearsal = 'src/features/quiz/rehearsal/rehearsal.tsx';
  return {
    route: weigh(site, site.scriptsOf(...route)),
    withRehearsal: weigh(site, site.scriptsOf(...route, rehearsal)),
  };
}

/** All files that an empty cache lacks before the first question of a resumed attempt, below the dialog that says what a resume costs. */
export function weighColdQuiz(site: BuiltSite): Weight {
  const sources = ['src/app/main.tsx', 'src/features/quiz/quiz-page.tsx', 'src/ui/dialog.tsx'];
  const texts = weigh(site, ['app.html', ...site.scriptsOf(...sources), ...site.stylesOf(...sources)]);
  const fonts = fontFiles(site).filter((name) => !name.startsWith('rupee-')); // no question has a price
  const sizes = fonts.map((name) => `${name} ${sizeOf(site, name)}`);
  const bytes = fonts.reduce((sum, name) => sum + sizeOf(site, name), texts.bytes);
  return { bytes, files: [texts.files, ...sizes].join('\n') };
}

const fontFiles = (site: BuiltSite) =>
  readdirSync(join(site.folder, 'assets')).filter((name) => name.endsWith('.woff2'));
const sizeOf = (site: BuiltSite, name: string) => statSync(join(site.folder, 'assets', name)).size;

/** Total size of the web fonts in bytes; the format is already compressed. */
export function fontBytes(site: BuiltSite): number {
  return fontFiles(site).reduce((sum, name) => sum + sizeOf(site, name), 0);
}
