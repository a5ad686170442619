import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { openTable, tableClient } from '#functions/adapters/dynamo/table.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { chooseTable, outputsOfStage, tableOptions } from './choose-table.ts';
import { configOf } from './config.ts';
import { erasePerson, findPeople, setAdmin, type Places } from './people.ts';
import { runCommand } from './run-command.ts';

/**
 * Makes a person an admin, revokes that, or erases a person who cannot sign in to do it at `/account`. The first two work on a stage or on
 * the running local cloud; `--table` or TABLE_NAME names another table. The command uses the same credentials as the AWS CLI.
 */
const usage =
  'Usage: npm run person -- grant-admin|revoke-admin|erase someone@example.com [--stage dev] [--table NAME] [--yes]';

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...tableOptions, yes: { type: 'boolean', default: false } },
  });
  const [command, email = '', ...more] = positionals;
  if (!/^[^\s"@]+@[^\s"@]+$/.test(email) || more.length > 0) throw new Error(usage);
  if (command === 'erase' && values.stage !== undefined) return erase(values.stage, email, values.yes);
  if (command !== 'grant-admin' && command !== 'revoke-admin') throw new Error(usage);
  const isAdmin = command === 'grant-admin';
  const { table, where } = await chooseTable(values);
  if ((await setAdmin(table, email, isAdmin)) === 0)
    throw new Error(
      `Nobody with the address ${email} has signed in ${where} yet. Ask them to sign in once, then run this again.`,
    );
  return `${email} is ${isAdmin ? 'now' : 'no longer'} an admin ${where}.`;
}

async function erase(stage: string, email: string, isConfirmed: boolean): Promise<string> {
  const places = await placesOf(stage);
  const people = await findPeople(places, email);
  const found = people.length === 1 ? '1 account' : `${people.length} accounts`;
  if (people.length === 0) throw new Error(`Nobody in ${stage} has the address ${email}.`);
  if (people.some(({ isAdmin }) => isAdmin))
    throw new Error(
      `${email} is an admin in ${stage}. Run revoke-admin first. The audit then knows their name and address for ${retentionMonths} months more, also after the erasure.`,
    );
  if (!isConfirmed)
    return `${email} has ${found} in ${stage}. To erase this permanently, with results, reports and messages, run this again with --yes.`;
  for (const person of people) await erasePerson(places, person, email);
  return `Erased ${email} in ${stage} (${found}).`;
}

async function placesOf(stage: string): Promise<Places> {
  const { region } = configOf(stage);
  const { TableName, ReportsBucket, UserPoolId } = await outputsOfStage(stage, region);
  return {
    table: openTable(TableName, tableClient({ region })),
    s3: new S3Client({ region }),
    reportsBucket: ReportsBucket,
    cognito: new CognitoIdentityProviderClient({ region }),
    userPoolId: UserPoolId,
  };
}

await runCommand(usage, main);
