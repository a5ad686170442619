import { expect, it } from 'vitest';
import { api } from '#functions/contract/api.ts';
import { runFuzz } from '#test/support/fuzz/run-fuzz.ts';
import { keepSection } from './support/figures.ts';

const requests = 10_000;
const seed = Number(process.env['FUZZ_SEED'] ?? 8);

it('measures how made-up requests are answered', async () => {
  const { wrong, byStatus, succeeded } = await runFuzz({ requests, seed });
  expect(wrong).toEqual([]);
  const count = (isMeant: (status: number) => boolean) =>
    Object.entries(byStatus).reduce((sum, [status, times]) => sum + (isMeant(Number(status)) ? times : 0), 0);
  keepSection('made-up requests', {
    title: 'Made-up requests',
    how: `${requests.toLocaleString('en')} requests made from the contract's schemas with the seed ${seed}: as they should be, nearly so, and hostile (types, sizes, scripts, prototype keys, cursors, tokens, content types, methods, paths), for every operation and from visitors, candidates and admins, one by one through the local gateway, the deployed handlers and DynamoDB Local. Every reply is checked against its operation's schema or its declared refusals.`,
    figures: [
      { name: 'Done (200)', value: count((status) => status === 200), unit: 'requests' },
      { name: 'Refused (4xx)', value: count((status) => status >= 400 && status < 500), unit: 'requests' },
      { name: 'Failed (5xx)', value: count((status) => status >= 500), unit: 'requests' },
      { name: 'Outside the contract', value: wrong.length, unit: 'requests' },
      {
        name: `Operations that were done at least once, of ${Object.keys(api).length}`,
        value: succeeded.size,
        unit: 'operations',
      },
    ],
  });
}, 1_800_000);
