import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { benchPage } from './bench-page.ts';
import { sectionFile, sectionNames, type Section } from './figures.ts';

const page = 'docs/bench.md';

/** Prints what was measured; once all is there, it becomes the page. */
export default function setup() {
  for (const name of sectionNames) rmSync(sectionFile(name), { force: true });

  return async () => {
    const missing = sectionNames.filter((name) => !existsSync(sectionFile(name)));
    const measured = sectionNames.filter((name) => existsSync(sectionFile(name)));
    if (measured.length === 0) return;
    const sections = measured.map((name) => JSON.parse(readFileSync(sectionFile(name), 'utf8')) as Section);
    const text = await benchPage(sections);
    console.log(`\n${text}`);
    if (missing.length > 0)
      return console.log(`${page} stays as it was: there are no figures of ${missing.join(', ')}.`);
    writeFileSync(page, text);
    console.log(`Written to ${page}.`);
  };
}
