import sparticuz from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { preflight, thisMachine } from '#infra/local/preflight.ts';
import { buildSite } from '#infra/local/site/site-build.ts';
import { launchCloud } from './start-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of the cloud that all stories of a project share. */
    cloudFolder: string;
  }
}

/** Launches the cloud that all stories of this project share, and does not wait for it: other tests run meanwhile. */
export default async function setup(project: TestProject) {
  // It unpacks itself where it is first asked for, and cannot be started by another process meanwhile.
  await sparticuz.executablePath();
  // Here, because apt-get refuses a second process: other projects may need Java at the same time.
  preflight(thisMachine(console.log));
  // Two clouds that start at the same time would both build it.
  await buildSite(console.log);
  const { dataFolder, close } = launchCloud();
  project.provide('cloudFolder', dataFolder);
  return close;
}
