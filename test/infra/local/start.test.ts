import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '#infra/local/engines/free-port.ts';
import { listen } from '#infra/local/engines/listen.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Runs `npm start` or `npm run reset` with these settings. */
function run(script: 'start' | 'reset', environment: Record<string, string>, ...more: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, `infra/local/${script}.ts`), ...more], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((done) =>
    child.once('close', (code) => done({ code, ...output })),
  );
  return { child, ended };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'start-'));

function markRunning(folder: string, content: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'running.json'), JSON.stringify(content));
}

describe('npm start says in one sentence why it cannot', () => {
  const failsWith = async (environment: Record<string, string>, sentence: RegExp) => {
    const { code, stderr } = await run('start', environment).ended;
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  };

  it('when the port is taken', async () => {
    const other = createServer();
    const port = await listen(other, 0);
    const folder = newFolder();
    await failsWith(
      { PORT: String(port), DATA_FOLDER: folder },
      new RegExp(`^Port ${port} is taken by another program: .*PORT=${port + 100} npm start\\.$`),
    );
    expect(existsSync(join(folder, 'running.json'))).toBe(false);
    other.close();
  });

  it('when it runs already', async () => {
    const folder = newFolder();
    markRunning(folder, { pid: process.pid, origin: 'http://localhost:4999' });
    await failsWith(
      { PORT: String(await freePort()), DATA_FOLDER: folder },
      /^TrueIn is already running at http:\/\/localhost:4999 \(process \d+\): .+\.$/,
    );
    expect(existsSync(join(folder, 'running.json'))).toBe(true);
  });

  it('when there is no Java', async () => {
    const port = await freePort();
    await failsWith(
      { PORT: String(port), DATA_FOLDER: newFolder(), PATH: dirname(process.execPath) + '/none', JAVA_HOME: '' },
      /^TrueIn needs Java 17 or later .+\.$/,
    );
  });

  it('when PORT is no port', async () => {
    await failsWith(
      { PORT: 'http', DATA_FOLDER: newFolder() },
      /^PORT must be a whole number from 1024 to 65000, and is "http"\.$/,
    );
  });
});

describe('what a crash has left behind does not count as running', () => {
  const resets = async (content: object) => {
    const folder = newFolder();
    markRunning(folder, content);
    const { code } = await run('reset', { DATA_FOLDER: folder }).ended;
    expect([code, existsSync(folder)]).toEqual([0, false]);
  };

  it('when the process is gone', () => resets({ pid: 2 ** 22 + 1, origin: 'http://localhost:4999' }));

  it('when its number is that of another program now', () =>
    resets({ pid: process.pid, origin: 'http://localhost:9', table: {} }));

  it('when another program is at its address, too', async () => {
    const other = createServer((_request, response) => response.end('{"pid":1}'));
    const origin = `http://127.0.0.1:${await listen(other, 0)}`;
    await resets({ pid: process.pid, origin, table: {} });
    other.close();
  });
});

describe('npm run reset', () => {
  it('forgets the data', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'mails.json'), '[]');
    const { code, stdout } = await run('reset', { DATA_FOLDER: folder }).ended;
    expect([code, existsSync(folder)]).toEqual([0, false]);
    expect(stdout).toContain('starts from scratch');
  });

  it('refuses while it runs', async () => {
    const folder = newFolder();
    markRunning(folder, { pid: process.pid, origin: 'http://localhost:4999' });
    const { code, stderr } = await run('reset', { DATA_FOLDER: folder }).ended;
    expect([code, existsSync(folder)]).toEqual([1, true]);
    expect(stderr).toContain('TrueIn is running at http://localhost:4999');
    rmSync(folder, { recursive: true });
  });
});

describe('Ctrl-C while it starts', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no process and no mark behind', async (signal) => {
    const folder = newFolder();
    const { child, ended } = run('start', { PORT: String(await freePort()), DATA_FOLDER: folder }, '--dev');
    const javas = () =>
      execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(join(folder, 'dynamo')));
    await vi.waitFor(() => expect(javas()).toHaveLength(1), { timeout: 25_000, interval: 20 });
    child.kill(signal);
    expect((await ended).code).toBe(0);
    await vi.waitFor(() => expect(javas()).toEqual([]), 5000);
    expect(existsSync(join(folder, 'running.json'))).toBe(false);
  });
});
