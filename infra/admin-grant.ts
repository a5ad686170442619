import { parseArgs } from 'node:util';
import { chooseTable, tableOptions } from './choose-table.ts';
import { runCommand } from './run-command.ts';
import { setAdmin } from './set-admin.ts';

/**
 * `npm run admin:grant -- someone@example.com [--stage dev] [--revoke]`: in a stage, else on the local cloud while it runs. For another
 * table of AWS there is `--table NAME` or TABLE_NAME. Credentials come from where the AWS command line has them.
 */
const usage = 'Usage: npm run admin:grant -- someone@example.com [--stage dev] [--revoke] [--table NAME]';

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...tableOptions, revoke: { type: 'boolean', default: false } },
  });
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length) throw new Error(usage);
  const { table, where } = await chooseTable(values);
  const changed = await setAdmin(table, email, !values.revoke);
  if (changed === 0)
    throw new Error(
      `Nobody with the address ${email} has signed in ${where} yet: ask them to sign in once, then run this again.`,
    );
  return values.revoke ? `${email} is no admin any more ${where}.` : `${email} is an admin now ${where}.`;
}

await runCommand(usage, main);
