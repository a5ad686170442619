import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problemOf, runCommand } from '#infra/run-command.ts';

const usage = 'Usage: npm run person -- grant-admin someone@example.com';
const parse = (args: string[]) => parseArgs({ args, options: { stage: { type: 'string' } } });

beforeEach(() => {
  process.exitCode = 0;
  return () => {
    process.exitCode = 0;
    vi.restoreAllMocks();
  };
});

async function output(given: string[], command: (given: string[]) => Promise<string | undefined>) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(usage, command, given);
  return { out: out.mock.calls.flat(), error: error.mock.calls.flat(), code: process.exitCode };
}

describe('runCommand', () => {
  it('the result of a command is printed', async () =>
    expect(await output(['a'], ([first = '']) => Promise.resolve(`done: ${first}`))).toEqual({
      out: ['done: a'],
      error: [],
      code: 0,
    }));

  it.each(['--help', '-h'])('%s prints the usage and runs nothing', async (asked) => {
    const command = vi.fn(() => Promise.resolve('done'));
    expect(await output(['a', asked], command)).toEqual({ out: [usage], error: [], code: 0 });
    expect(command).not.toHaveBeenCalled();
  });

  it('a failing command prints one sentence, no stack trace, and exits with 1', async () =>
    expect(await output([], () => Promise.reject(new Error('There is no such stage.')))).toEqual({
      out: [],
      error: ['There is no such stage.'],
      code: 1,
    }));

  it.each([
    [['--stag', 'dev'], `Unknown option '--stag'. ${usage}`],
    [['--stage'], `Option '--stage <value>' argument missing. ${usage}`],
  ])('the bad arguments %j are explained together with the usage', async (given, sentence) => {
    const { error } = await output(given, (args) => Promise.resolve(String(parse(args))));
    expect(error).toEqual([sentence]);
  });
});

it('a network failure is explained even when deeply wrapped', () => {
  const found = Object.assign(new Error('getaddrinfo ENOTFOUND dynamodb.ap-soth-1.amazonaws.com'), {
    code: 'ENOTFOUND',
  });
  for (const cause of [found, new Error('fetch failed', { cause: found })])
    expect(problemOf(cause, usage)).toMatch(/^AWS cannot be reached \(.*Check the connection/);
});

describe('the command line', () => {
  it.each([
    ['infra/person.ts grant-admin a@b.example --stag dev', /^Unknown option '--stag'\. Usage: npm run person/],
    ['infra/sales.ts 2026-04 2026-01', /^Usage: npm run --silent sales/],
    ['infra/smoke.ts --outputs no/such.json', /^ENOENT: no such file or directory, open 'no\/such\.json'/],
    ['infra/smoke.ts www.truein.example', /^Usage: npm run smoke/],
    ['infra/person.ts erase a@b.example', /^Usage: npm run person/],
  ])('%s is refused with one line and does nothing', (line, sentence) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', ...line.split(' ')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
  });
});
