import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exceptions, lockFile, manifest, packagesOf, problemsOf, type LockFile } from '#infra/checks/packages.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const lock = lockFile.parse(read('package-lock.json'));
const wanted = manifest.parse(read('package.json'));

const integrity = 'sha512-aaaa';
const empty = { dependencies: {}, devDependencies: {} };
const withPackage = (name: string, entry: LockFile['packages'][string]): LockFile => ({
  packages: {
    ...Object.fromEntries(
      Object.keys(exceptions).map((each) => [
        `node_modules/${each}`,
        { license: 'AGPL-3.0-or-later', dev: true, integrity },
      ]),
    ),
    [`node_modules/${name}`]: entry,
  },
});

describe('problemsOf', () => {
  it('all installed packages have accepted licences, exact versions and hashes', () => {
    expect(problemsOf(lock, wanted)).toEqual([]);
    expect(packagesOf(lock).length).toBeGreaterThan(800);
  });

  it.each<[string, string, LockFile['packages'][string]]>([
    ['a copyleft licence in what is deployed', 'grave', { license: 'AGPL-3.0-or-later', integrity }],
    ['a copyleft licence among tools', 'grave', { license: 'GPL-3.0-only', dev: true, integrity }],
    ['a licence for tools in what is deployed', 'grave', { license: 'MPL-2.0', integrity }],
    ['no licence', 'grave', { integrity }],
    ['one of two licences that both apply', 'grave', { license: '(MIT AND GPL-2.0-only)', integrity }],
    [
      'an exception that has got into what is deployed',
      '@cloud-copilot/iam-simulate',
      { license: 'AGPL-3.0-or-later', integrity },
    ],
    ['content without a hash', 'grave', { license: 'MIT' }],
    ['content with a weak hash', 'grave', { license: 'MIT', integrity: 'sha1-aaaa' }],
  ])('%s is refused', (_, name, entry) => {
    const problems = problemsOf(withPackage(name, entry), empty);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'])('the licence %s is accepted', (license) => {
    expect(problemsOf(withPackage('fine', { license, integrity }), empty)).toEqual([]);
  });

  it.each(['^1.0.0', '~1.0.0', '1.x', 'latest', 'git+https://example.com/x.git', 'https://example.com/x.tgz', '*'])(
    'the version range %s is refused',
    (version) => {
      expect(
        problemsOf(withPackage('a', { license: 'MIT', integrity }), { ...empty, dependencies: { a: version } }),
      ).toEqual([expect.stringContaining(version)]);
    },
  );

  it('packages with an excepted licence are imported by tests only', () => {
    const sources = ['functions', 'infra', 'web'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|js|css|html)$/.test(name) && !name.startsWith('dist'))
        .map((name) => join(folder, name))
        .filter((name) => name !== 'infra/checks/packages.ts'),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((name) => readFileSync(join(root, name), 'utf8').includes('@cloud-copilot/'))).toEqual([]);
  });
});
