import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

export const minNode = [20, 19] as const;
export const minJava = 17;
/** Debian and Ubuntu each have some of these. The last one installs their default, which may be too old. */
const javaPackages = ['openjdk-17-jre-headless', 'openjdk-21-jre-headless', 'default-jre-headless'];

/** What the checks need from this machine. Tests replace it. */
export interface Machine {
  nodeVersion: string;
  environment: Record<string, string | undefined>;
  isRoot: boolean;
  exists(path: string): boolean;
  /** Runs a program until it exits. Without a status, it could not be started. */
  run(command: string, args: readonly string[]): { status: number | undefined; output: string };
  log(line: string): void;
}

export function thisMachine(log: (line: string) => void): Machine {
  return {
    nodeVersion: process.versions.node,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run(command, args) {
      const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
      return { status: status ?? undefined, output: `${stdout ?? ''}${stderr ?? ''}` };
    },
    log,
  };
}

/** Checks that this machine can run the local cloud. @returns the path of a suitable `java`. @throws CannotStart */
export function preflight(machine: Machine): { javaPath: string } {
  checkNode(machine.nodeVersion);
  const javaPath = findJava(machine) ?? installJava(machine);
  if (javaPath) return { javaPath };
  throw new CannotStart(
    `TrueIn needs Java ${minJava} or later for its local database, and found none. Install it (https://adoptium.net, "brew install openjdk@17" or "sudo apt-get install default-jre-headless"), then start again.`,
  );
}

function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = minNode;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new CannotStart(
    `TrueIn needs Node.js ${minMajor}.${minMinor} or later, and this is ${version}. Install it from https://nodejs.org, then start again.`,
  );
}

function findJava({ environment, exists, run }: Machine): string | undefined {
  const folders = [
    ...(environment.JAVA_HOME ? [join(environment.JAVA_HOME, 'bin')] : []),
    ...(environment.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/openjdk/bin',
    '/opt/homebrew/opt/openjdk@17/bin',
    '/usr/local/opt/openjdk@17/bin',
  ];
  const programs = folders.filter(Boolean).flatMap((folder) => [join(folder, 'java'), join(folder, 'java.exe')]);
  return programs.find((program) => exists(program) && majorVersion(run(program, ['-version'])) >= minJava);
}

/** The major version, or 0 if none is printed. Java 8 and older print it as 1. */
function majorVersion({ status, output }: { status: number | undefined; output: string }): number {
  const match = status === 0 ? /version "(\d+)/.exec(output) : null;
  return Number(match?.[1] ?? 0);
}

/** Installs Java on Debian-like systems when run as root. @returns its path, or undefined if no package has a suitable version. */
function installJava(machine: Machine): string | undefined {
  const { environment, exists, isRoot, run, log } = machine;
  const aptGet = (environment.PATH ?? '').split(delimiter).some((folder) => folder && exists(join(folder, 'apt-get')));
  if (!isRoot || !aptGet) return undefined;
  log(`Java ${minJava} is missing: installing it with apt-get …`);
  run('apt-get', ['update', '-q']);
  for (const name of javaPackages) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
    const found = findJava(machine);
    if (found !== undefined) return found;
  }
  return undefined;
}
