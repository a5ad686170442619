import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addModulesOfThisMachine } from '#test/support/modules-of-this-machine.ts';

/** Copies the code of functions out of the project, where no package of the project is in reach, as in Lambda. */
export function openTaskFolders(folder: string): (asset: string, name: string) => string {
  const tasks = join(folder, 'task');
  const packages = join(folder, 'runtime/node_modules');
  mkdirSync(packages, { recursive: true });
  // The one package that Lambda brings along.
  const sdk = dirname(dirname(createRequire(import.meta.url).resolve('@aws-sdk/client-s3/package.json')));
  symlinkSync(sdk, join(packages, '@aws-sdk'), 'junction');
  return (asset, name) => {
    const code = join(tasks, name);
    cpSync(asset, code, { recursive: true });
    addModulesOfThisMachine(code);
    return code;
  };
}

/** The folder of AWS's SDK for a function's code. */
export const sdkFolder = (code: string): string => join(dirname(dirname(code)), 'runtime/node_modules');
