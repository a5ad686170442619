import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The site as it is deployed, built once into a folder of its own. */
export interface BuiltSite {
  folder: string;
  read(file: string): string;
  /** The files of a source's script and of all that it loads before it runs. */
  scriptsOf(...sources: string[]): string[];
  /** The style sheets of those scripts. */
  stylesOf(...sources: string[]): string[];
  /** Total size of the files in bytes, each gzipped by itself. */
  gzipped(files: Iterable<string>): number;
  remove(): void;
}

const web = resolve(import.meta.dirname, '../../web');

export async function buildSite(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'truein-site-'));
  // Builds with React's production code, which a test's NODE_ENV would not choose.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: join(web, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  }).finally(() => (process.env.NODE_ENV = before));
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.filter((one) => one.type === 'chunk');

  function collect(file: string, files: Set<string>): void {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) collect(imported, files);
  }

  function scriptsOf(...sources: string[]): string[] {
    const files = new Set<string>();
    for (const source of sources) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(web, source)));
      if (!chunk) throw new Error(`The build has nothing of ${source}.`);
      collect(chunk.fileName, files);
    }
    return [...files];
  }

  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    scriptsOf,
    stylesOf(...sources) {
      const files = scriptsOf(...sources);
      const own = chunks.filter(({ fileName }) => files.includes(fileName));
      return [...new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
    },
    gzipped: (files) =>
      [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
