import { parseArgs } from 'node:util';
import { chooseTable } from './choose-table.ts';
import { listSales } from './list-sales.ts';

/** `npm run sales -- 2026-04 2027-03 [--table NAME] > sales.csv`: the sales of these months, for the accounts. */
const usage = 'Usage: npm run --silent sales -- 2026-04 2027-03 [--table NAME] > sales.csv';

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { table: { type: 'string' } } });
  const [from = '', until = from, ...more] = positionals;
  if (![from, until].every((month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) || more.length) throw new Error(usage);
  const { table } = await chooseTable(values.table);
  return listSales(table, from, until);
}

try {
  console.log(await main());
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
