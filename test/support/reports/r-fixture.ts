import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rows of a table that a script in `test/fixtures/r` wrote, as records by column name. */
export function readFixture<Column extends string>(name: string): Record<Column, string>[] {
  const path = fileURLToPath(new URL(`../../fixtures/r/${name}.csv`, import.meta.url));
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>;
  });
}

/** "1 2|3" → [[1, 2], [3]] */
export function readGroups(text: string): number[][] {
  return text.split('|').map((group) => group.split(' ').map(Number));
}
