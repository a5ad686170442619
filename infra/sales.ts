import { parseArgs } from 'node:util';
import { chooseTable, tableOptions } from './choose-table.ts';
import { listSales } from './list-sales.ts';
import { runCommand } from './run-command.ts';

/** `npm run sales -- 2026-04 2027-03 [--stage dev] > sales.csv`: the sales of these months, for the accounts. */
const usage = 'Usage: npm run --silent sales -- 2026-04 2027-03 [--stage dev | --table NAME] > sales.csv';

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: tableOptions });
  const [from = '', until = from, ...more] = positionals;
  if (![from, until].every((month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) || until < from || more.length)
    throw new Error(usage);
  const { table } = await chooseTable(values);
  return listSales(table, from, until);
}

await runCommand(usage, main);
