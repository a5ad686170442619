import { build } from 'esbuild';

/** The first line of the bundle, which tells Prettier to leave it alone (`checkIgnorePragma` in package.json), and why. */
const banner = '/** @noprettier Made by `npm run version:record` of version-readers.ts, and never edited. */';

/** Makes one file of all readers and what they need, so that nothing of later code takes part when it reads. */
export async function bundleReaders(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/stored-items/version-readers.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    banner: { js: banner },
    plugins: [
      {
        // Readers make no calls and draw nothing: what the code beside them needs for that is left out.
        name: 'readers-only',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^(@aws-sdk\/|ulid$|react$)/ }, ({ path }) => ({
            path,
            external: true,
            sideEffects: false,
          })),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
