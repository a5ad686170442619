import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { outputsOfStage } from '#infra/choose-table.ts';
import { configOf } from '#infra/config.ts';
import { runCommand } from '#infra/run-command.ts';
import { erasePerson, findPeople, type Places } from './erase-people.ts';

/**
 * `npm run account:erase -- someone@example.com --stage prod [--yes]`: for somebody who cannot sign in to do it at `/account`. Without
 * `--yes` it only says whom it would erase.
 */
const usage = 'Usage: npm run account:erase -- someone@example.com --stage prod [--yes]';

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [email = '', ...more] = positionals;
  if (!/^[^\s"@]+@[^\s"@]+$/.test(email) || more.length > 0 || values.stage === undefined) throw new Error(usage);
  const places = await placesOf(values.stage);
  const people = await findPeople(places, email);
  const found = people.length === 1 ? '1 account' : `${people.length} accounts`;
  if (people.length === 0) throw new Error(`Nobody with the address ${email} is in ${values.stage}.`);
  if (!values.yes)
    return `${email} has ${found} in ${values.stage}. Run this again with --yes to erase that for good: results, reports and messages, too.`;
  for (const person of people) await erasePerson(places, person, email);
  return `${email} is erased in ${values.stage} (${found}).`;
}

async function placesOf(stage: string): Promise<Places> {
  const { region } = configOf(stage);
  const { TableName, ReportsBucket, UserPoolId } = await outputsOfStage(stage, region);
  if (!ReportsBucket || !UserPoolId)
    throw new Error(`Deploy ${stage} once more first: its data stack lacks two outputs.`);
  return {
    table: openTable(TableName, new DynamoDBClient({ region })),
    s3: new S3Client({ region }),
    reportsBucket: ReportsBucket,
    cognito: new CognitoIdentityProviderClient({ region }),
    userPoolId: UserPoolId,
  };
}

await runCommand(usage, main);
