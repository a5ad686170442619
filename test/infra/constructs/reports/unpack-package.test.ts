import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackPackage } from '#infra/constructs/reports/unpack-package.ts';

const name = '@myriaddreamin/typst-ts-node-compiler-linux-arm64-gnu';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'truein-packages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('unpackPackage refuses a file that is not what the lock file says', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; integrity: string }>;
  };
  const { version = '', integrity = '' } = lock.packages[`node_modules/${name}`] ?? {};
  expect(integrity).not.toBe(`sha512-${createHash('sha512').update('other').digest('base64')}`);
  writeFileSync(join(folder, `${name.replace('/', '-')}-${version}.tgz`), 'other');
  expect(() => unpackPackage(`node_modules/${name}`, { into: folder, cache: folder })).toThrow(
    /does not match the hash/,
  );
});

it('unpackPackage names a package that the lock file lacks', () => {
  expect(() => unpackPackage('node_modules/none', { into: folder })).toThrow(
    'package-lock.json has no node_modules/none.',
  );
});
