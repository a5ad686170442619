import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startDynamo } from '#infra/local/engines/dynamo.ts';
import { preflight, type Machine } from '#infra/local/preflight.ts';
import { matching } from '#test/support/matchers.ts';

const java = (version: string) => `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;
const java17 = { '/usr/bin/java': java('17.0.15') };

/** A machine with these programs, by path, and what `-version` prints. `packages` are those that apt-get finds, with their Java. */
function machine(
  javas: Record<string, string>,
  more: Partial<Machine> = {},
  packages: Record<string, string> = { 'openjdk-17-jre-headless': '17.0.15' },
) {
  const ran: string[] = [];
  const made: Machine = {
    nodeVersion: '22.1.0',
    environment: { PATH: '/usr/bin:/bin' },
    isRoot: false,
    exists: (path) => path in javas,
    run(command, args) {
      ran.push([command, ...args].join(' '));
      if (command === 'apt-get') {
        const brought = packages[args.at(-1) ?? ''];
        if (brought !== undefined) javas['/usr/bin/java'] = java(brought);
        return { status: args[0] === 'update' || brought !== undefined ? 0 : 100, output: '' };
      }
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
  ])('accepts %s', (_, javas, more, javaPath) => {
    expect(preflight(machine({ ...javas }, more).made)).toEqual({ javaPath });
  });

  it.each<[string, Record<string, string>, string]>([
    ['Debian 12', { 'openjdk-17-jre-headless': '17.0.15' }, 'openjdk-17-jre-headless'],
    ['Debian 13', { 'openjdk-21-jre-headless': '21.0.9' }, 'openjdk-21-jre-headless'],
    ['a system with only a default', { 'default-jre-headless': '25' }, 'default-jre-headless'],
  ])('installs Java on %s as root', (_, packages, last) => {
    const { made, ran } = machine({ '/usr/bin/apt-get': '' }, root, packages);
    expect(preflight(made)).toEqual({ javaPath: '/usr/bin/java' });
    expect(ran.filter((command) => command.startsWith('apt-get')).at(-1)).toMatch(new RegExp(`${last}$`));
  });

  it('refuses a default Java that is too old', () => {
    const { made, ran } = machine({ '/usr/bin/apt-get': '' }, root, { 'default-jre-headless': '11.0.2' });
    expect(() => preflight(made)).toThrow('needs Java 17 or later');
    expect(ran.filter((command) => command.includes('install'))).toHaveLength(3);
  });

  it.each<[string, Record<string, string>, Partial<Machine>, string]>([
    ['Node.js 20.18', java17, { nodeVersion: '20.18.3' }, 'needs Node.js 20.19 or later, and this is 20.18.3'],
    ['Node.js 9', java17, { nodeVersion: '9.0.0' }, 'needs Node.js 20.19 or later, and this is 9.0.0'],
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

it('DynamoDB Local runs on the Java that preflight finds', async () => {
  const home = join(inject('runFolder'), 'java-home');
  mkdirSync(join(home, 'bin'), { recursive: true });
  const program = '#!/bin/sh\n[ "$1" = -version ] && echo \'openjdk version "17"\' || { echo found >&2; exit 3; }\n';
  writeFileSync(join(home, 'bin', 'java'), program, { mode: 0o755 });
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('JAVA_HOME', home);
  await expect(startDynamo()).rejects.toThrow('DynamoDB Local stopped with code 3. found');
});
