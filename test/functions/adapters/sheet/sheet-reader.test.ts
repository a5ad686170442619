import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { readerLimits } from '#functions/adapters/sheet/refuse-file.ts';
import { sheetReader, type ReaderOptions, type Stopped } from '#functions/adapters/sheet/sheet-reader.ts';
import { parsePs } from '#functions/adapters/sheet/watch-child.ts';
import { makeHonestBomb } from '#test/support/sheets/make-bomb.ts';
import {
  makeBlankLines,
  makeShortFormula,
  makeWideLinkBomb,
  makeWideLinkXls,
} from '#test/support/sheets/make-killers.ts';
import {
  makeCsv,
  makeDrafts,
  makeWorkbook,
  makeXls,
  makeXlsx,
  sheetOf,
  writeWorkbook,
} from '#test/support/sheets/make-sheet.ts';
import { fileProblems } from '#functions/domain/words/uploads/files.ts';

const table = sheetOf(makeDrafts(30));
const costly = { code: 'file-refused', message: fileProblems['too-costly'] };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'truein-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reader, and why its children were stopped. */
function watched(options: ReaderOptions = {}) {
  const stopped: Stopped[] = [];
  return { read: sheetReader({ ...options, onStopped: (why) => stopped.push(why) }), stopped };
}

/** A reader whose child is this script instead. */
function impostor(script: string, limits = readerLimits) {
  const entry = join(folder, `${Math.random()}.cjs`);
  writeFileSync(entry, script);
  return watched({ entry, limits });
}

const say = (...messages: object[]) =>
  `const say = (each) => require('fs').writeSync(3, JSON.stringify(each) + '\\n');
for (const each of ${JSON.stringify(messages)}) say(each);\n`;

const ready = { kind: 'ready' };
const aSheet = { kind: 'sheet', name: 'A', merged: [] };
const done = { kind: 'done', taken: 0 };
const rowsOf = (row: number, ...texts: string[]) => ({ kind: 'rows', rows: [{ row, texts }] });

describe('a file read in a child process', () => {
  it.each([
    ['.xlsx', makeXlsx(table)],
    ['.xls', makeXls(table)],
    ['.csv', makeCsv(table)],
    ['.xlsx of several sheets', writeWorkbook(makeWorkbook({ Notes: [['Read me']], A: table, B: table }), 'xlsx')],
  ])('gives the same as in this process: an %s', async (_, bytes) => {
    const name = 'Fragen\n“2”.csv';
    await expect(sheetReader()(bytes, name)).resolves.toEqual(await readSheet(bytes, name));
  });

  it('is refused for the same reasons, and reports its progress', async () => {
    const { read, stopped } = watched();
    await expect(read(Buffer.from('%PDF-1.7'), 'a.csv')).rejects.toMatchObject({
      name: 'Refusal',
      code: 'file-refused',
      message: expect.stringContaining('not a spreadsheet') as string,
    });
    await expect(read(makeHonestBomb(), 'a.xlsx')).rejects.toMatchObject({ code: 'file-refused' });
    const rows: number[] = [];
    await read(makeCsv(sheetOf(makeDrafts(1_500))), 'a.csv', async (row) => void rows.push(row));
    expect(rows).toEqual([1_000]);
    expect(stopped).toEqual([]);
  });

  it('reading stops when the caller’s progress handler fails', async () => {
    const many = makeCsv(sheetOf(makeDrafts(1_500)));
    const cancelled = Promise.reject(new Error('Nobody wants it.'));
    cancelled.catch(() => undefined);
    await expect(sheetReader()(many, 'a.csv', () => cancelled)).rejects.toThrow('Nobody wants it.');
  });
});

describe('a file that takes too much', () => {
  const oneSecond = { ...readerLimits, cpuMs: 1_500 };

  it.each([
    ...[14, 17, 21].map((length): [string, Buffer] => [`a formula of ${length} bytes`, makeShortFormula(length)]),
    ['ten megabytes of blank lines', makeBlankLines()],
    ['an .xls with a link over every cell', makeWideLinkXls()],
  ])('excessive CPU time kills the reader and refuses the file: %s', async (_, bytes) => {
    const { read, stopped } = watched({ limits: oneSecond });
    await expect(read(bytes, 'a.xls')).rejects.toMatchObject(costly);
    expect(stopped).toMatchObject([{ reason: 'cpu', signal: 'SIGKILL' }]);
    expect(stopped[0]?.cpuMs).toBeLessThan(oneSecond.cpuMs + 1_000);
  });

  it('excessive memory kills the reader: 1.5 kB with a link over every cell', async () => {
    const bytes = makeWideLinkBomb();
    expect(bytes.length).toBeLessThan(1_600);
    const { read, stopped } = watched({ limits: { ...readerLimits, rssBytes: 400_000_000 } });
    await expect(read(bytes, 'a.xlsx')).rejects.toMatchObject(costly);
    expect(stopped).toMatchObject([{ reason: 'memory', signal: 'SIGKILL' }]);
  });

  it('excessive memory outside the heap kills the reader', async () => {
    const script = `${say(ready)} const held = []; setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 1);`;
    const { read, stopped } = impostor(script, { ...readerLimits, rssBytes: 300_000_000, heapMb: 50 });
    await expect(read(Buffer.from('x'), 'a.xlsx')).rejects.toMatchObject(costly);
    expect(stopped).toMatchObject([{ reason: 'memory' }]);
  });

  it('a full heap crashes the reader and refuses the file', async () => {
    const { read, stopped } = watched({ limits: { ...readerLimits, heapMb: 60 } });
    await expect(read(makeWideLinkBomb(), 'a.xlsx')).rejects.toMatchObject(costly);
    expect(stopped).toMatchObject([{ reason: 'crash' }]);
  });

  it('a long read doesn’t block the parent process', async () => {
    const reading = sheetReader({ limits: oneSecond })(makeShortFormula(15), 'a.xls').catch(() => 'refused');
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    await expect(reading).resolves.toBe('refused');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('a reader that fails for reasons other than its file', () => {
  it('a reader that doesn’t start fails with its error output', async () => {
    const { read } = impostor('console.error("no such library"); process.exit(127)');
    await expect(read(Buffer.alloc(10_000_000), 'a.xlsx')).rejects.toThrow(/did not start.*no such library/s);
  });

  it('a reader without CPU time or ended by a signal fails without refusing the file', async () => {
    const idle = impostor(`${say(ready)} setInterval(() => {}, 1000)`, { ...readerLimits, wallMs: 300 });
    await expect(idle.read(Buffer.from('x'), 'a')).rejects.toThrow('without using its CPU time');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      const ended = impostor(`${say(ready)} process.kill(process.pid, '${signal}')`);
      await expect(ended.read(Buffer.from('x'), 'a')).rejects.toThrow(`killed by ${signal}`);
    }
  });

  it.each<[string, object[]]>([
    ['a message of no known kind', [ready, { kind: 'run', code: 'x' }]],
    ['rows of no sheet', [ready, rowsOf(1, 'A'), done]],
    ['a row twice', [ready, aSheet, rowsOf(1, 'A'), rowsOf(1, 'A'), done]],
    ['a text longer than a cell', [ready, aSheet, rowsOf(1, 'A'.repeat(40_001)), done]],
    ['more columns than there may be', [ready, aSheet, rowsOf(1, ...Array<string>(501).fill('A')), done]],
    ['a sheet that is not there', [ready, aSheet, { kind: 'done', taken: 1 }]],
    ['more sheets than there may be', [ready, ...Array<object>(101).fill(aSheet), done]],
    ['an unknown mark', [ready, aSheet, { kind: 'rows', rows: [{ row: 1, texts: ['A'], marks: { 0: 'x' } }] }, done]],
    ['a refusal that is too long', [{ kind: 'refused', message: 'A'.repeat(1_001) }]],
  ])('an invalid answer of the reader is an error, not a refusal of the file: %s', async (_, messages) => {
    const { read } = impostor(say(...messages));
    const error: unknown = await read(Buffer.from('x'), 'a').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toMatchObject({ name: 'Refusal' });
  });

  it('an answer that is too long, in one message or in all, stops the reader', async () => {
    const huge = impostor(`${say(ready)} for (;;) require('fs').writeSync(3, 'x'.repeat(60_000))`);
    await expect(huge.read(Buffer.from('x'), 'a')).rejects.toThrow('message of the reader is too long');
    const endless = `${say(ready)} for (;;) say({ kind: 'progress', rows: 1 })`;
    const limits = { ...readerLimits, answerCharacters: 100_000 };
    await expect(impostor(endless, limits).read(Buffer.from('x'), 'a')).rejects.toThrow(
      'answer of the reader is too long',
    );
  });

  it('output of the reader is ignored', async () => {
    const script = `console.log('noise'.repeat(1e6)); console.error('noise'.repeat(1e6)); ${say(ready, aSheet, rowsOf(1, 'A'), done)}`;
    await expect(impostor(script).read(Buffer.from('x'), 'a')).resolves.toMatchObject({ taken: 0 });
  });
});

describe('the process of a reader', () => {
  it('gets no secrets in its environment', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'the-secret');
    const script = `${say(ready, aSheet)} say({ kind: 'rows', rows: [{ row: 1, texts: Object.keys(process.env).sort() }] }); say({ kind: 'done', taken: 0 })`;
    const { sheets } = await impostor(script).read(Buffer.from('x'), 'a');
    const [sheet] = sheets;
    const names = sheet && 'grid' in sheet ? sheet.grid.rows[0]?.texts : [];
    expect(names).toContain('PATH');
    expect(names?.filter((name) => /AWS|SECRET|TOKEN|TABLE|BUCKET|NODE_OPTIONS/.test(name))).toEqual([]);
    vi.unstubAllEnvs();
  });

  it.each([
    ['reads a file beside its own', `require('fs').readFileSync(require('path').join(__dirname, 'beside.txt'))`],
    [
      'reads the environment of its parent from /proc',
      `require('fs').readFileSync('/proc/' + process.ppid + '/environ')`,
    ],
    ['writes a file', `require('fs').writeFileSync(require('path').join(__dirname, 'written.txt'), '')`],
    ['starts a process', `require('child_process').execFileSync('true')`],
    ['starts a thread', `new (require('worker_threads').Worker)('0', { eval: true })`],
  ])('Node.js denies access when the reader %s', async (_, act) => {
    writeFileSync(join(folder, 'beside.txt'), 'The file of somebody else');
    const script = `let told = 'done'; try { ${act} } catch (error) { told = error.code } ${say(ready, aSheet)} say({ kind: 'rows', rows: [{ row: 1, texts: [told] }] }); say({ kind: 'done', taken: 0 })`;
    const { sheets } = await impostor(script).read(Buffer.from('x'), 'a');
    expect(sheets).toMatchObject([{ grid: { rows: [{ texts: ['ERR_ACCESS_DENIED'] }] } }]);
  });

  it.skipIf(process.platform === 'win32')(
    'the system ends the reader when its parent is killed',
    async () => {
      const file = join(folder, 'killer.xls');
      writeFileSync(file, makeShortFormula(15));
      const parent = spawn(process.execPath, ['--import', 'tsx/esm', 'test/support/read-once.ts', file, '3000'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const childPid = await new Promise<number>((resolve) => {
        parent.stdout.on('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
      });
      onTestFinished(() => {
        if (isAlive(childPid)) process.kill(childPid, 'SIGKILL');
      });
      // In the midst of its work, where it looks after nothing else.
      await vi.waitFor(() => expect(cpuMsOf(childPid)).toBeGreaterThanOrEqual(1_000), { timeout: 60_000 });
      parent.kill('SIGKILL');
      // The system ends it: by its own limit of CPU, which needs nobody who watches.
      await vi.waitFor(() => expect(isAlive(childPid)).toBe(false), { timeout: 120_000, interval: 200 });
    },
    150_000,
  );
});

function cpuMsOf(pid: number): number {
  const line = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' });
  return parsePs(line)?.cpuMs ?? 0;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}
