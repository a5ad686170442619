import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSecrets } from '#infra/checks/find-secrets.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'secrets-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});

// Written in parts, so that the search doesn't find them in this file.
const planted: [string, string, string][] = [
  ['a key of AWS', 'config.env', `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI'}/K7MDENG/bPxRfiCYz${'QWERTYUIO'}`],
  [
    'a private key',
    'key.pem',
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(20)}\n-----END RSA ${'PRIVATE'} KEY-----\n`,
  ],
  ['a token of GitHub', 'workflow.yml', `token: ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`],
  ['the secret of a Google client', 'google.json', `{ "clientSecret": "GOCSPX-${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4'}" }`],
];

describe('findSecrets', () => {
  it.each(planted)('finds %s in an untracked file and doesn’t print it', async (_, name, text) => {
    writeFileSync(join(root, name), text);
    const found = await findSecrets(root);
    expect(found).toContain(name);
    expect(found).not.toMatch(/wJalrXUtnFEMI|wWPw5k4aXcaT4|a1B2c3D4|MIIEpAIBAAKCAQEAMII/);
  });

  it('finds nothing in clean files and skips files that git ignores', async () => {
    writeFileSync(join(root, 'readme.md'), 'The secret is in Secrets Manager under truein/dev/google.');
    writeFileSync(join(root, '.gitignore'), '.local\n');
    writeFileSync(join(root, '.local'), planted[2]?.[2] ?? '');
    expect(await findSecrets(root)).toBe('');
  });
});
