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
  it('has one row for each kind of item in docs/table.md', () => {
    const items = rowsOf('table.md', 'Item').map(([name]) => name);
    expect(items.length).toBeGreaterThan(20);
    expect(
      rowsOf('data-map.md', 'Item')
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(items.toSorted());
  });

  it('has one row for each bucket, and for each work queue with its retention in days', async () => {
    const { data, app } = await stageTemplates();
    const resources = <Properties>(type: string) =>
      [data, app].flatMap((template) => resourcesOf<Properties>(template, type));
    // A queue without a redrive policy is one of dead letters.
    const daysOfQueues = resources<{ RedrivePolicy?: object; MessageRetentionPeriod: number }>('AWS::SQS::Queue')
      .filter(({ properties }) => properties.RedrivePolicy !== undefined)
      .map(({ properties }) => properties.MessageRetentionPeriod / (24 * 60 * 60));
    const places = rowsOf('data-map.md', 'Place');
    const told = places
      .filter(([place = '']) => place.startsWith('Queue of'))
      .map(([, , , howLong = '']) => Number(/at most (\d+) days/.exec(howLong)?.[1]));
    expect(told.sort()).toEqual(daysOfQueues.sort());
    const buckets = places.filter(([place = '']) => place.startsWith('S3,'));
    expect(buckets).toHaveLength(resources('AWS::S3::Bucket').length);
  }, 180_000);

  it.each(['Item', 'Place'])(
    'gives each %s with personal data a purpose, a retention and a way of erasure',
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
