import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it.each(['README.md', 'CONTRIBUTING.md', 'docs/guide.md', 'docs/runbook.md'])(
  '%s names only npm scripts that exist, and puts two dashes before their options',
  (document) => {
    const commands = [...readFileSync(document, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)([^`\n#]*)/g)];
    expect(commands.length).toBeGreaterThan(3);
    // npm keeps options that come before the two dashes for itself.
    expect(commands.filter(([, name = '', rest = '']) => !(name in scripts) || /^ +-(?!- )/.test(rest))).toEqual([]);
  },
);
