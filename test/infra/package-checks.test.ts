import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '#infra/local/engines/listen.ts';

/** The commands are those of `npm run check` and of the workflow, run in a folder of their own. */
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-checks-'));
});
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** @returns what the command printed, and whether it failed. */
const run = (command: string, variables = {}): Promise<{ failed: boolean; text: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...variables, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
    execFile('sh', ['-c', command], { cwd: folder, env }, (failure, stdout, stderr) =>
      resolve({ failed: failure !== null, text: stdout + stderr }),
    );
  });

describe('the check of licences', () => {
  const command = `sh ${join(root, 'infra/check-licences.sh')}`;
  type Installed = [kind: 'dependencies' | 'devDependencies', name: string, license?: string];
  function install(...packages: Installed[]): void {
    const named = (wanted: string) =>
      Object.fromEntries(packages.filter(([kind]) => kind === wanted).map(([, name]) => [name, '1.0.0']));
    const [dependencies, devDependencies] = [named('dependencies'), named('devDependencies')];
    write(
      'package.json',
      JSON.stringify({ name: 'a', version: '1.0.0', private: true, dependencies, devDependencies }),
    );
    for (const [, name, license] of packages)
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license }));
  }

  it.each<[string, Installed]>([
    ['a tool under a copyleft licence', ['devDependencies', 'grave', 'GPL-3.0-only']],
    ['a deployed package under a licence for tools', ['dependencies', 'grave', 'MPL-2.0']],
    ['a deployed package without a licence', ['dependencies', 'grave']],
    ['a licence that applies together with a copyleft one', ['dependencies', 'grave', '(MIT AND GPL-2.0-only)']],
    ['an excepted tool that is deployed', ['dependencies', '@cloud-copilot/iam-simulate', 'AGPL-3.0-or-later']],
  ])('%s is refused by name', async (_, installed) => {
    install(['dependencies', 'fine', 'MIT'], installed);
    const { failed, text } = await run(command);
    expect(failed).toBe(true);
    expect(text).toContain(`"${installed[1]}@1.0.0"`);
  });

  it('accepted licences, licences for tools and named exceptions pass', async () => {
    install(
      ['dependencies', 'choice', '(MIT OR GPL-3.0-or-later)'],
      ['dependencies', 'both', '(MIT AND Zlib)'],
      ['devDependencies', 'tool', 'MPL-2.0'],
      ['devDependencies', '@cloud-copilot/iam-simulate', 'AGPL-3.0-or-later'],
    );
    expect(await run(command)).toMatchObject({ failed: false });
  });
});

describe('the search for secrets in npm run lint', () => {
  const command = scripts['lint']?.split(' && ').find((part) => part.startsWith('secretlint')) ?? '';
  beforeEach(() => {
    for (const file of ['.gitignore', 'infra/secretlint.json']) cpSync(join(root, file), join(folder, file));
    // Its rules are packages.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  });

  it('finds keys, tokens and Google’s client secret, and doesn’t print them', async () => {
    // Written in parts, so that the search doesn't find them in this file.
    const planted = {
      'config.env': `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI'}/K7MDENG/bPxRfiCYz${'QWERTYUIO'}`,
      'test/key.pem': `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(20)}\n-----END RSA ${'PRIVATE'} KEY-----\n`,
      '.github/workflows/workflow.yml': `token: ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`,
      'infra/local/google.json': `{ "clientSecret": "GOCSPX-${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4'}" }`,
    };
    for (const [file, text] of Object.entries(planted)) write(file, text);
    const { failed, text } = await run(command);
    expect(failed).toBe(true);
    for (const file of Object.keys(planted)) expect(text).toContain(join(folder, file));
    expect(text).not.toMatch(/wJalrXUtnFEMI|wWPw5k4aXcaT4|a1B2c3D4|MIIEpAIBAAKCAQEAMII/);
  });

  it('passes clean files, and files that git ignores', async () => {
    write('docs/readme.md', 'The secret is in Secrets Manager under truein/dev/google.');
    write('web/dist/google.json', `GOCSPX-${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4'}`);
    expect(await run(command)).toMatchObject({ failed: false });
  });
});

describe('the audit before a deploy', () => {
  const advisory = 'GHSA-hrpp-h998-j3pp';
  const accepted = (expiry: string) =>
    `{ "${advisory}": { "active": true, "notes": "Only in a tool.", "expiry": "${expiry}" } }`;

  /** Audits one package that the registry knows this advisory of. */
  async function audit(severity: string, allowlist = '', status = 200): Promise<{ failed: boolean; text: string }> {
    const known = {
      severity,
      id: 1,
      url: `https://github.com/advisories/${advisory}`,
      title: 'A',
      vulnerable_versions: '*',
    };
    const registry = createServer((request, response) => {
      request.resume().on('end', () => {
        const isAudit = request.url?.endsWith('/security/advisories/bulk');
        response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isAudit && status === 200 ? { qs: [known] } : {}));
      });
    });
    const port = await listen(registry, 0);
    const dependencies = { qs: '1.0.0' };
    write('package.json', JSON.stringify({ name: 'a', version: '1.0.0', dependencies }));
    const packages = { '': { name: 'a', version: '1.0.0', dependencies }, 'node_modules/qs': { version: '1.0.0' } };
    write('package-lock.json', JSON.stringify({ name: 'a', lockfileVersion: 3, packages }));
    write(
      'infra/audit-ci.jsonc',
      read('infra/audit-ci.jsonc').replace('"allowlist": []', `"allowlist": [${allowlist}]`),
    );
    const command = /npx (audit-ci .+)/.exec(read('.github/workflows/check.yml'))?.[1] ?? '';
    try {
      // npm remembers advisories in its cache.
      const cache = { npm_config_cache: join(folder, 'npm'), npm_config_fetch_retries: '0' };
      return await run(command, { npm_config_registry: `http://127.0.0.1:${port}/`, ...cache });
    } finally {
      registry.closeAllConnections();
      registry.close();
    }
  }

  it('fails for an advisory of high severity and names it', async () => {
    const { failed, text } = await audit('high');
    expect(failed).toBe(true);
    expect(text).toContain(`https://github.com/advisories/${advisory}`);
  });

  it('a registry that does not answer fails the audit', async () => {
    expect(await audit('high', accepted('2999-01-01'), 503)).toMatchObject({ failed: true });
  });
});

it('every package in package-lock.json has a SHA-512 hash', () => {
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ integrity: z.optional(z.string()), inBundle: z.optional(z.boolean()) }),
      ),
    })
    .parse(JSON.parse(read('package-lock.json')));
  const unhashed = Object.entries(packages).filter(
    // A bundled package is a part of the archive of the package that contains it.
    ([path, { integrity, inBundle }]) => path !== '' && inBundle !== true && !integrity?.startsWith('sha512-'),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(800);
  expect(unhashed.map(([path]) => path)).toEqual([]);
});
