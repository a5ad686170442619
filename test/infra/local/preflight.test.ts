import { describe, expect, it } from 'vitest';
import { preflight, type Machine } from '#infra/local/preflight.ts';
import { matching } from '#test/support/matchers.ts';

const java17 = 'openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment';

/** A machine with these programs, by path, and what `-version` says of them. */
function machine(javas: Record<string, string>, more: Partial<Machine> = {}) {
  const ran: string[] = [];
  const lines: string[] = [];
  const made: Machine = {
    nodeVersion: '22.1.0',
    environment: { PATH: '/usr/bin:/bin' },
    isRoot: false,
    exists: (path) => path in javas,
    run(command, args) {
      ran.push([command, ...args].join(' '));
      return command in javas ? { status: 0, output: javas[command] ?? '' } : { status: undefined, output: '' };
    },
    log: (line) => lines.push(line),
    ...more,
  };
  return { made, ran, lines, javas };
}

const isOneSentence = /^[^\n]+[^.\n]\.$/;

describe('Node.js', () => {
  it.each(['20.18.3', '18.20.0', '9.0.0'])('%s is too old, and one sentence says so', (nodeVersion) => {
    const { made } = machine({ '/usr/bin/java': java17 }, { nodeVersion });
    expect(() => preflight(made)).toThrow(
      expect.objectContaining({ name: 'CannotStart', message: matching(isOneSentence) }),
    );
    expect(() => preflight(made)).toThrow(`needs Node.js 20.19 or later and this is ${nodeVersion}`);
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (nodeVersion) => {
    const { made } = machine({ '/usr/bin/java': java17 }, { nodeVersion });
    expect(preflight(made)).toEqual({ javaPath: '/usr/bin/java' });
  });
});

describe('Java', () => {
  it.each([
    ['17', java17],
    ['21', 'openjdk version "21" 2023-09-19'],
    ['an early 24', 'openjdk version "24-ea" 2025-03-18'],
  ])('%s will do', (_, says) => {
    expect(preflight(machine({ '/bin/java': says }).made)).toEqual({ javaPath: '/bin/java' });
  });

  it.each([
    ['none', {}],
    ['Java 11', { '/usr/bin/java': 'openjdk version "11.0.2" 2019-01-15' }],
    ['Java 8', { '/usr/bin/java': 'java version "1.8.0_202"' }],
    [
      "macOS's placeholder",
      { '/usr/bin/java': 'The operation couldn’t be completed. Unable to locate a Java Runtime.' },
    ],
  ])('%s: one sentence says what to install', (_, javas) => {
    const { made, ran } = machine(javas as Record<string, string>);
    expect(() => preflight(made)).toThrow(
      expect.objectContaining({ name: 'CannotStart', message: matching(isOneSentence) }),
    );
    expect(() => preflight(made)).toThrow('TrueIn needs Java 17 or later');
    expect(ran.filter((command) => command.startsWith('apt-get'))).toEqual([]);
  });

  it('looks past an old one, and into JAVA_HOME first', () => {
    const old = { '/usr/bin/java': 'openjdk version "11.0.2"', '/bin/java': java17 };
    expect(preflight(machine(old).made)).toEqual({ javaPath: '/bin/java' });
    const home = machine(
      { ...old, '/opt/jdk/bin/java': java17 },
      { environment: { PATH: '/usr/bin:/bin', JAVA_HOME: '/opt/jdk' } },
    );
    expect(preflight(home.made)).toEqual({ javaPath: '/opt/jdk/bin/java' });
  });

  it('is installed by itself for root on Debian, with a line that says so', () => {
    const debian = machine({ '/usr/bin/apt-get': '' }, { isRoot: true });
    const run = debian.made.run.bind(debian.made);
    debian.made.run = (command, args) => {
      const outcome = run(command, args);
      if (args.includes('install')) debian.javas['/usr/bin/java'] = java17;
      return command === 'apt-get' ? { status: 0, output: '' } : outcome;
    };
    expect(preflight(debian.made)).toEqual({ javaPath: '/usr/bin/java' });
    expect(debian.ran.slice(0, 2)).toEqual([
      'apt-get update -q',
      'apt-get install -y -q --no-install-recommends openjdk-17-jre-headless',
    ]);
    expect(debian.lines).toEqual([expect.stringContaining('installing openjdk-17-jre-headless')]);
  });

  it('is not installed for root without apt-get, and a failed install is told like a missing Java', () => {
    expect(() => preflight(machine({}, { isRoot: true }).made)).toThrow('needs Java 17');
    const broken = machine({ '/usr/bin/apt-get': '' }, { isRoot: true });
    expect(() => preflight(broken.made)).toThrow('needs Java 17');
    expect(broken.ran).toContain('apt-get update -q');
  });
});
