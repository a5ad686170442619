import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { runSecretLint } from 'secretlint';

/** Files without text. */
const binaries = new Set(['.webp', '.png', '.jpg', '.ico', '.woff', '.woff2', '.ttf', '.otf', '.pdf', '.xlsx', '.xls']);

/** The one secret that the product is given by hand; secretlint's preset does not know its form. */
const googleSecret = /GOCSPX-[\w-]{28}/;

/** All files that git knows, or would add. */
function filesOf(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const names = new Set(list.split('\0').filter((name) => name !== '' && !binaries.has(extname(name))));
  return [...names].map((name) => join(root, name)).filter((path) => existsSync(path));
}

/** Looks for keys, tokens and passwords in the sources. @returns what was found, with the secrets masked; empty if nothing was. */
export async function findSecrets(root: string): Promise<string> {
  const files = filesOf(root);
  const { exitStatus, stdout, stderr } = await runSecretLint({
    cliOptions: { cwd: root, filePathOrGlobList: files, noGlob: true },
    engineOptions: {
      cwd: root,
      configFilePath: join(import.meta.dirname, 'secretlint.json'),
      formatter: 'unix',
      maskSecrets: true,
      color: false,
    },
  });
  if (stderr) throw stderr;
  const others = files.filter((path) => googleSecret.test(readFileSync(path, 'utf8')));
  return [
    ...(exitStatus === 0 ? [] : [stdout ?? 'A secret was found.']),
    ...others.map((path) => `${path}: a secret of a Google OAuth client`),
  ].join('\n');
}
