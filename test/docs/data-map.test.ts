import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resourcesOf } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';

const docs = join(import.meta.dirname, '../../docs');

/** The cells of the rows below a table's header whose first column has this title. */
function rowsOf(document: string, firstColumn: string): string[][] {
  const lines = readFileSync(join(docs, document), 'utf8').split('\n');
  const header = lines.findIndex((line) => line.startsWith(`| ${firstColumn} `));
  const rows = lines.slice(header + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('the data map', () => {
  it('has a row for each kind of item, and no others', () => {
    const items = rowsOf('architecture.md', 'Item').map(([name]) => name);
    expect(items.length).toBeGreaterThan(20);
    expect(
      rowsOf('data-map.md', 'Item')
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(items.toSorted());
  });

  it('has a row for each bucket and each queue of work of a stage, and no others', async () => {
    const { data, app } = await stageTemplates();
    const countOf = (type: string, isMeant: (properties: Record<string, unknown>) => boolean = () => true) =>
      [data, app]
        .flatMap((template) => resourcesOf<Record<string, unknown>>(template, type))
        .filter(({ properties }) => isMeant(properties)).length;
    const places = rowsOf('data-map.md', 'Place').map(([place = '']) => place);
    const begins = (words: string) => places.filter((place) => place.startsWith(words)).length;
    // A queue without a redrive policy is one of dead letters.
    expect(begins('Queue of')).toBe(countOf('AWS::SQS::Queue', ({ RedrivePolicy }) => RedrivePolicy !== undefined));
    expect(begins('S3,')).toBe(countOf('AWS::S3::Bucket'));
  });

  it.each(['Item', 'Place'])(
    'says of each %s with something of a person why, how long, and how it is erased',
    (title) => {
      const rows = rowsOf('data-map.md', title);
      expect(rows.length).toBeGreaterThan(10);
      for (const [place = '', what = '', ...rest] of rows) {
        expect(what, place).not.toBe('');
        if (!what.startsWith('nothing'))
          expect(
            rest.filter((cell) => cell === ''),
            place,
          ).toEqual([]);
      }
    },
  );
});
