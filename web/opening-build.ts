import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('src/pages/opening.ts', import.meta.url));

/** The code that stands inline in every public page: a classic script, so that it runs before the body is parsed. */
export async function buildOpening(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  const [code] = outputFiles;
  if (!code) throw new Error('opening: the build has no output.');
  return code.text.trim();
}
