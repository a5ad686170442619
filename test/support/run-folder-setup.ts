import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of this run share, and no other run. */
    runFolder: string;
  }
}

/** Makes the folder of the run, for all projects, and removes it at the end. */
export default function setup({ vitest }: TestProject) {
  if ('runFolder' in vitest.getRootProject().getProvidedContext()) return;
  const folder = mkdtempSync(join(tmpdir(), 'truein-run-'));
  vitest.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
