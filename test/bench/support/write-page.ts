import { writeFileSync } from 'node:fs';
import { benchFile, benchPage } from './bench-page.ts';
import { readSections } from './figures.ts';

/** Writes the page anew after the measurements. */
export default function setup() {
  return async () => {
    writeFileSync(benchFile, await benchPage());
    const { missing } = readSections();
    if (missing.length > 0) console.log(`There are no figures of ${missing.join(', ')} yet.`);
  };
}
