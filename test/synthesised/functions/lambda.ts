import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';
import type { Network } from '../network/connect-here.ts';
import { startEnvironment, type Environment } from './environment.ts';
import { openTaskFolders } from './task-folders.ts';
import { functionSettings, type FunctionSettings } from './function-settings.ts';

export interface Lambda {
  functions: readonly FunctionSettings[];
  /** The function behind an ARN: of itself, of a version, or of an alias that the template has. */
  settingsOf(arn: string): FunctionSettings;
  /** Calls a function and waits for its result. */
  invoke(arn: string, event: unknown): Promise<unknown>;
  close(): void;
}

interface LambdaOptions {
  deployment: Deployment;
  region: string;
  network: Network;
  /** Folder for the functions' code. It must not be in the project, whose packages a function would find there. */
  folder: string;
  /** @param error what it has thrown */
  onCall(logicalId: string, error?: string): void;
  onLog(fn: FunctionSettings, line: string): void;
}

/** Environments of one function that this machine runs at a time. Further calls wait. */
const environmentsEach = 3;
const alias = z.object({ FunctionName: z.string(), FunctionVersion: z.string(), Name: z.string() });

/** Lambda: runs each function of the template in processes of its own. */
export function openLambda({ deployment, region, network, folder, onCall, onLog }: LambdaOptions): Lambda {
  const unpack = openTaskFolders(folder);
  const functions = deployment.ofType('AWS::Lambda::Function').map((each) => {
    const settings = functionSettings(deployment, each);
    return { ...settings, code: unpack(settings.code, settings.name) };
  });
  const versions = new Set(deployment.ofType('AWS::Lambda::Version').map(({ ref }) => ref));
  const aliases = deployment
    .ofType('AWS::Lambda::Alias')
    .map(({ ref, properties }) => ({ ref, ...alias.parse(properties) }));
  const pools = new Map(functions.map((each) => [each.arn, openPool(each)]));

  function settingsOf(arn: string): FunctionSettings {
    const [base, qualifier] = [arn.split(':').slice(0, 7).join(':'), arn.split(':')[7]];
    const found = functions.find((each) => each.arn === base);
    if (!found) throw new Error(`No function of the template has the ARN ${arn}.`);
    const isKnown = qualifier === undefined || versions.has(arn) || aliases.some(({ ref }) => ref === arn);
    if (!isKnown) throw new Error(`${found.logicalId} has no version or alias ${qualifier}.`);
    return found;
  }

  function openPool(settings: FunctionSettings) {
    const idle: Environment[] = [];
    const all = new Set<Environment>();
    let running = 0;
    let isClosed = false;
    const max = Math.min(environmentsEach, settings.reservedConcurrency ?? environmentsEach);

    async function run(arn: string, event: string): Promise<string> {
      while (running >= max) await wait(5);
      running += 1;
      let error: string | undefined;
      try {
        const environment = await idleOrNew();
        return await environment.run({ requestId: randomUUID(), arn, event }).finally(() => {
          if (environment.alive) idle.push(environment);
          else all.delete(environment);
        });
      } catch (cause) {
        if (!isClosed) error = described(cause);
        throw cause;
      } finally {
        running -= 1;
        onCall(settings.logicalId, error);
      }
    }

    async function idleOrNew(): Promise<Environment> {
      for (let each = idle.pop(); each; each = idle.pop()) if (each.alive) return each;
      const made = await startEnvironment({ settings, region, network, onLog: (line) => onLog(settings, line) });
      all.add(made);
      return made;
    }
    const close = () => {
      isClosed = true;
      all.forEach((each) => each.kill());
    };
    return { run, close };
  }

  return {
    functions,
    settingsOf,
    async invoke(arn, event) {
      const pool = pools.get(settingsOf(arn).arn);
      const result: unknown = JSON.parse((await pool?.run(arn, JSON.stringify(event))) ?? 'null');
      return result;
    },
    close: () => pools.forEach((pool) => pool.close()),
  };
}

const thrown = z.object({ errorType: z.string(), errorMessage: z.string() });

/** An error as a function reports it, or as its process ended, in one line. */
function described(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  try {
    const { errorType, errorMessage } = thrown.parse(JSON.parse(text.slice(text.indexOf('{'))));
    return `${errorType}: ${errorMessage.split('\n')[0]}`;
  } catch {
    return text;
  }
}
