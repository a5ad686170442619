import { parseArgs } from 'node:util';
import { chooseTable } from './choose-table.ts';
import { setAdmin } from './set-admin.ts';

/**
 * `npm run admin:grant -- someone@example.com [--revoke] [--table NAME]`: on the local cloud while it runs, in AWS when the
 * table is named there or by TABLE_NAME (credentials and region as for the AWS command line).
 */
const usage = 'Usage: npm run admin:grant -- someone@example.com [--revoke] [--table NAME]';

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { table: { type: 'string' }, revoke: { type: 'boolean', default: false } },
  });
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length) throw new Error(usage);
  const { table, where } = await chooseTable(values.table);
  const changed = await setAdmin(table, email, !values.revoke);
  if (changed === 0)
    throw new Error(
      `Nobody with the address ${email} has signed in ${where} yet: ask them to sign in once, then run this again.`,
    );
  return values.revoke ? `${email} is no admin any more ${where}.` : `${email} is an admin now ${where}.`;
}

try {
  console.log(await main());
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
