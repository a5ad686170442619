import type { TestProject } from 'vitest/node';
import { startCloud } from './start-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
    tableEndpoint: string;
  }
}

/** The cloud that all stories share. */
export default async function setup(project: TestProject) {
  const { origin, tableEndpoint, close } = await startCloud();
  project.provide('siteOrigin', origin);
  project.provide('tableEndpoint', tableEndpoint);
  return close;
}
