import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { browserArguments, browserPath } from './browser.ts';

export interface MortalBrowser {
  context: BrowserContext;
  /** Ends all its processes in the middle of whatever they do, as a crash or a flat battery does. */
  kill(): Promise<void>;
}

/** Chromium on a profile folder that outlives it. */
export async function startMortalBrowser(profileFolder: string): Promise<MortalBrowser> {
  rmSync(portFile(profileFolder), { force: true }); // from an earlier start
  const options = ['--remote-debugging-port=0', `--user-data-dir=${profileFolder}`, 'about:blank'];
  const process = spawn(await browserPath(), [...browserArguments(), ...options], { detached: true, stdio: 'ignore' });
  const port = await portOf(profileFolder, process);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0] ?? expect.fail('The browser has no context.');
  return {
    context,
    async kill() {
      if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
      const exited = once(process, 'exit');
      killGroup(process.pid);
      await exited;
    },
  };
}

const portFile = (profileFolder: string) => join(profileFolder, 'DevToolsActivePort');

function killGroup(pid: number): void {
  globalThis.process.kill(-pid, 'SIGKILL');
}

/** It writes down where it listens. */
async function portOf(profileFolder: string, { pid }: ChildProcess): Promise<string> {
  const read = () => {
    try {
      return readFileSync(portFile(profileFolder), 'utf8').split('\n')[0] ?? '';
    } catch {
      return '';
    }
  };
  await expect.poll(read, { timeout: 60_000, message: `Chromium ${pid} does not listen.` }).toMatch(/^\d+$/);
  return read();
}
