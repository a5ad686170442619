import { inject } from 'vitest';
import { runningCloud, type RunningCloud } from './start-cloud.ts';

let found: RunningCloud | undefined;

/** Waits for the cloud that `cloud-setup.ts` launched. A setup file does so before the stories load. */
export async function awaitCloud(): Promise<RunningCloud> {
  return (found ??= await runningCloud(inject('cloudFolder')));
}

/** The cloud of the stories of this file. */
export function cloud(): RunningCloud {
  if (!found) throw new Error('This file needs the setup file test/e2e/support/stories-setup.ts.');
  return found;
}
