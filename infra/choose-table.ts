import { resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { dataFolder, findRunning } from './local/running.ts';

/** Finds the table that a command is for: the named one in AWS, else that of the local cloud while it runs. `where` completes a sentence. */
export async function chooseTable(
  name: string | undefined = process.env.TABLE_NAME,
): Promise<{ table: Table; where: string }> {
  // Hides the AWS SDK's notice on Node.js 20 about the end of its support.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  if (name) return { table: openTable(name, new DynamoDBClient({})), where: `in the table ${name}` };
  const local = (await findRunning(resolve(process.env.DATA_FOLDER || dataFolder)))?.table;
  if (local) return { table: openTable(local.name, localClient(local.endpoint)), where: 'on this machine' };
  throw new Error(
    'No table to look into: start the local cloud with "npm start", or name the table of a stage with --table NAME.',
  );
}
