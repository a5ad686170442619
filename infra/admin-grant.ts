import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { dataFolder, findRunning } from './local/running.ts';
import { setAdmin } from './set-admin.ts';

// A notice about next year's AWS SDK, for whoever is on Node.js 20.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

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
  const { table, where } = await chooseTable(values.table ?? process.env.TABLE_NAME);
  const changed = await setAdmin(table, email, !values.revoke);
  if (changed === 0)
    throw new Error(
      `Nobody with the address ${email} has signed in ${where} yet: ask them to sign in once, then run this again.`,
    );
  return values.revoke ? `${email} is no admin any more ${where}.` : `${email} is an admin now ${where}.`;
}

async function chooseTable(name: string | undefined): Promise<{ table: Table; where: string }> {
  if (name) return { table: openTable(name, new DynamoDBClient({})), where: `in the table ${name}` };
  const local = (await findRunning(resolve(process.env.DATA_FOLDER || dataFolder)))?.table;
  if (local) return { table: openTable(local.name, localClient(local.endpoint)), where: 'on this machine' };
  throw new Error(
    'No table to look into: start the local cloud with "npm start", or name the table of a stage with --table NAME.',
  );
}

try {
  console.log(await main());
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
