import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const records = readdirSync(folder).map((name) => ({
  name,
  lines: readFileSync(join(folder, name), 'utf8').split('\n'),
}));

describe('a decision record', () => {
  it.each(records)('$name has its number, a date and a status', ({ name, lines }) => {
    expect(lines[0]).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    expect(lines[2]).toMatch(/^_20\d\d-\d\d-\d\d · (Accepted|Superseded (in part, .+, )?by \[\d+\]\(.+\))\._$/);
  });

  it('links only to records that exist', () => {
    const links = records.flatMap(({ lines }) =>
      [...lines.join('\n').matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, to]) => to),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !existsSync(join(folder, String(to))))).toEqual([]);
  });

  it('that supersedes another is named in that one’s status', () => {
    const pairs = records.flatMap(({ name, lines }) =>
      lines
        .flatMap((line) => /^Supersedes(?: in part)? \[\d+\]\(([^)]+)\)/.exec(line)?.[1] ?? [])
        .map((old) => ({ name, old })),
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const { name, old } of pairs) expect(records.find((one) => one.name === old)?.lines[2]).toContain(name);
  });
});
