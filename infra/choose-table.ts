import { resolve } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { configOf, stackName } from './config.ts';
import { dataFolder, findRunning } from './local/running.ts';

/** Options of `parseArgs` by which a command names its table. */
export const tableOptions = { stage: { type: 'string' }, table: { type: 'string' } } as const;

interface Named {
  stage?: string | undefined;
  table?: string | undefined;
}

/** Finds the table that a command is for: a stage's, the named one, else that of the local cloud while it runs. `where` completes a sentence. */
export async function chooseTable(named: Named): Promise<{ table: Table; where: string }> {
  const { stage } = named;
  if (stage !== undefined) {
    const { region } = configOf(stage);
    const name = named.table ?? (await outputsOfStage(stage, region)).TableName;
    return { table: openTable(name, new DynamoDBClient({ region })), where: `in ${stage}` };
  }
  const table = named.table ?? process.env.TABLE_NAME;
  if (table) return { table: openTable(table, new DynamoDBClient({})), where: `in the table ${table}` };
  const local = (await findRunning(resolve(process.env.DATA_FOLDER || dataFolder)))?.table;
  if (local) return { table: openTable(local.name, localClient(local.endpoint)), where: 'on this machine' };
  throw new Error(
    'No table found. Start the local cloud with "npm start", or name a deployed stage, as in --stage dev.',
  );
}

type DataOutputs = Record<'TableName' | 'ReportsBucket' | 'UserPoolId', string>;

/** The outputs of a stage's data stack. @throws Error if the stage is not in this account. */
export async function outputsOfStage(stage: string, region: string): Promise<DataOutputs> {
  const name = stackName(stage, 'data');
  const missing = `This AWS account has no table of ${stage} in ${region}. Deploy the stage first, or use the credentials of its account.`;
  const client = new CloudFormationClient({ region });
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name })).catch((cause: unknown) => {
    if (cause instanceof Error && cause.message.includes('does not exist')) throw new Error(missing, { cause });
    throw cause;
  });
  const found = Stacks[0]?.Outputs ?? [];
  const valueOf = (key: string) => found.find(({ OutputKey }) => OutputKey === key)?.OutputValue ?? '';
  if (!valueOf('TableName')) throw new Error(missing);
  return {
    TableName: valueOf('TableName'),
    ReportsBucket: valueOf('ReportsBucket'),
    UserPoolId: valueOf('UserPoolId'),
  };
}
