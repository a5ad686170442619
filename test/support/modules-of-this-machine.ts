import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const typst = 'node_modules/@myriaddreamin';

/** Puts the native modules for this machine beside those for Lambda's processor in a copy of a function's code. */
export function addModulesOfThisMachine(code: string): void {
  if (!existsSync(join(code, typst))) return;
  for (const name of readdirSync(typst)) cpSync(join(typst, name), join(code, typst, name), { recursive: true });
}
