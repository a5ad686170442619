import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedAdvisories, auditReport, openAdvisories } from './advisories.ts';

/**
 * `npm run check:advisories`: fails if a package has a known vulnerability of high severity that is not accepted with a reason in
 * accepted-advisories.json. With `--strict`, as the workflows call it, also if the registry cannot be asked.
 */
const file = join(import.meta.dirname, 'accepted-advisories.json');
const accepted = acceptedAdvisories.parse(JSON.parse(readFileSync(file, 'utf8')));
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const report = auditReport.safeParse(parsed(stdout));

if (report.success) {
  const open = openAdvisories(report.data, accepted, new Date().toISOString().slice(0, 10));
  if (open.length > 0) {
    console.error(`${open.join('\n')}\nUpdate the packages, or accept an advisory with a reason in ${file}.`);
    process.exitCode = 1;
  }
} else {
  console.error('NOT CHECKED: the npm registry in use does not answer "npm audit". The build on GitHub checks it.');
  if (process.argv.includes('--strict')) process.exitCode = 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
