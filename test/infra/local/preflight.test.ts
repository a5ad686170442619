import { describe, expect, it } from 'vitest';
import { preflight, type Machine } from '#infra/local/preflight.ts';
import { matching } from '#test/support/matchers.ts';

const java = (version: string) => `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;
const java17 = { '/usr/bin/java': java('17.0.15') };

/** A machine with these programs, by path, and what `-version` says of them. With apt-get, Java can be installed. */
function machine(javas: Record<string, string>, more: Partial<Machine> = {}) {
  const ran: string[] = [];
  const made: Machine = {
    nodeVersion: '22.1.0',
    environment: { PATH: '/usr/bin:/bin' },
    isRoot: false,
    exists: (path) => path in javas,
    run(command, args) {
      ran.push([command, ...args].join(' '));
      if (command === 'apt-get' && args.includes('install')) Object.assign(javas, java17);
      if (command === 'apt-get') return { status: 0, output: '' };
      return command in javas ? { status: 0, output: javas[command] ?? '' } : { status: undefined, output: '' };
    },
    log: () => undefined,
    ...more,
  };
  return { made, ran };
}

const root = { isRoot: true };
const home = { environment: { PATH: '/usr/bin:/bin', JAVA_HOME: '/opt/jdk' } };

describe('preflight', () => {
  it.each<[string, Record<string, string>, Partial<Machine>, string]>([
    ['the oldest Node.js that will do', java17, { nodeVersion: '20.19.0' }, '/usr/bin/java'],
    ['a later Node.js', java17, { nodeVersion: '24.1.0' }, '/usr/bin/java'],
    ['an early version of Java 24', { '/bin/java': java('24-ea') }, {}, '/bin/java'],
    ['Java 17 behind Java 11', { '/usr/bin/java': java('11.0.2'), '/bin/java': java('17') }, {}, '/bin/java'],
    ['JAVA_HOME before the PATH', { ...java17, '/opt/jdk/bin/java': java('21') }, home, '/opt/jdk/bin/java'],
    ['root without Java but with apt-get, which installs it', { '/usr/bin/apt-get': '' }, root, '/usr/bin/java'],
  ])('accepts %s', (_, javas, more, javaPath) => {
    expect(preflight(machine({ ...javas }, more).made)).toEqual({ javaPath });
  });

  it.each<[string, Record<string, string>, Partial<Machine>, string]>([
    ['Node.js 20.18', java17, { nodeVersion: '20.18.3' }, 'needs Node.js 20.19 or later and this is 20.18.3'],
    ['Node.js 9', java17, { nodeVersion: '9.0.0' }, 'needs Node.js 20.19 or later and this is 9.0.0'],
    ['no Java', {}, {}, 'needs Java 17 or later'],
    ['Java 8', { '/usr/bin/java': 'java version "1.8.0_202"' }, {}, 'needs Java 17 or later'],
    ['macOS’s placeholder for Java', { '/usr/bin/java': 'Unable to locate a Java Runtime.' }, {}, 'needs Java 17'],
    ['no Java and no apt-get, as root', {}, root, 'needs Java 17'],
    ['no Java, apt-get, not as root', { '/usr/bin/apt-get': '' }, {}, 'needs Java 17'],
  ])('refuses %s in one sentence', (_, javas, more, words) => {
    const { made, ran } = machine({ ...javas }, more);
    const oneSentence = matching(/^[^\n]+[^.\n]\.$/);
    expect(() => preflight(made)).toThrow(expect.objectContaining({ name: 'CannotStart', message: oneSentence }));
    expect(() => preflight(made)).toThrow(words);
    expect(ran.filter((command) => command.startsWith('apt-get'))).toEqual([]);
  });
});
