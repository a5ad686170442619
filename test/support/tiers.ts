import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files that take more than about ten seconds. `npm test` leaves them out, `npm run test:all` runs them. */
export const slowTests = [
  'test/functions/engine.model.test.ts',
  'test/functions/faults/*.test.ts',
  'test/functions/handlers/{calls-of-lists,fuzz,large-report,request-ids}.test.ts',
  'test/functions/usecases/admin/exports/write-export.test.ts',
  'test/functions/usecases/banks/write-units.test.ts',
  'test/functions/adapters/dynamo/throttling.test.ts',
  'test/functions/adapters/dynamo/attempts/early-entries.test.ts',
  'test/functions/adapters/pdf/{long-banks,people-pages}.test.ts',
  'test/functions/adapters/sheet/{mutated-files,sheet-reader}.test.ts',
  'test/functions/domain/reports/people/simulations.test.ts',
  'test/infra/constructs/{bundling,restored-table}.test.ts',
  'test/infra/findings/*.test.ts',
  'test/infra/local/{cloud,erasure-scan}.test.ts',
  'test/infra/{package-checks,stage-changes}.test.ts',
  'test/stored-items/*.test.ts',
  'test/web/{sample-files,service-worker-build}.test.ts',
  'test/web/pages/{budgets,inline-policy,older-browsers}.test.ts',
];

/** Tests that need a process of their own: they replace globals that a VM context protects, start a browser, or build with Vite. */
export const isolatedTests = [
  'test/functions/domain/text/mail-width.test.ts',
  'test/web/lib/outbox/outbox-database.test.ts',
  'test/web/lib/session/sign-out.test.ts',
  'test/web/local-sign-in.test.ts',
];

/** The files below a folder whose text matches. */
const matching = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')));

/** Tests on a page of jsdom. A worker is used again only for the same environment, so they are a project of their own. */
export const pageTests = matching('test/web', /@vitest-environment jsdom/);

/** Handlers read the environment when they load, and a mocked module stays mocked: these files get a fresh context each. */
export const contextTests = [
  ...matching('test/functions', /\bvi\.(doM|m)ock\(/),
  'test/functions/{handlers,runtime}/**/*.test.ts',
  'test/web/**/*.test.{ts,tsx}',
];
