import { resolve } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { openTable, tableClient, type Table } from '#functions/adapters/dynamo/table.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { configOf, stackName } from './config.ts';
import { dataFolder, findRunning } from './local/running.ts';

/** Options of `parseArgs` for a command that works on a table. */
export const tableOptions = { stage: { type: 'string' }, table: { type: 'string' } } as const;

interface TableChoice {
  stage?: string | undefined;
  table?: string | undefined;
}

/**
 * Opens the table that a command works on: that of the stage, the named one, or that of the running local cloud.
 * @returns also `where` it is, to end a sentence: "in dev".
 */
export async function chooseTable(choice: TableChoice): Promise<{ table: Table; where: string }> {
  const { stage } = choice;
  if (stage !== undefined) {
    const { region } = configOf(stage);
    const name = choice.table ?? (await outputsOfStage(stage, region)).TableName;
    return { table: openTable(name, tableClient({ region })), where: `in ${stage}` };
  }
  const table = choice.table ?? process.env.TABLE_NAME;
  if (table) return { table: openTable(table, tableClient()), where: `in the table ${table}` };
  const local = (await findRunning(resolve(process.env.DATA_FOLDER || dataFolder)))?.table;
  if (local) return { table: openTable(local.name, localClient(local.endpoint)), where: 'on this machine' };
  throw new Error(
    'No table found. Start the local cloud with "npm start", or name a deployed stage, for example --stage dev.',
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
  const pairs = (Stacks[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue] as const);
  const outputs = Object.fromEntries(pairs) as Partial<DataOutputs>;
  if (!outputs.TableName) throw new Error(missing);
  return outputs as DataOutputs;
}
