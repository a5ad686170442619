import sparticuz from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import type { Network } from '#test/synthesised/network/connect-here.ts';
import { startCloud } from './start-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
    tableEndpoint: string;
    tableName: string;
    /** Recipient of the contact form. */
    office: string;
    /** Where AWS is played, if it is: every other machine's name then leads there. */
    network: Network | null;
  }
}

/** The cloud that all stories share. */
export default async function setup(project: TestProject) {
  // It unpacks itself where it is first asked for, and cannot be started by another process meanwhile.
  await sparticuz.executablePath();
  const { origin, tableEndpoint, tableName, network, office, close } = await startCloud();
  project.provide('siteOrigin', origin);
  project.provide('tableEndpoint', tableEndpoint);
  project.provide('tableName', tableName);
  project.provide('network', network);
  project.provide('office', office);
  return close;
}
