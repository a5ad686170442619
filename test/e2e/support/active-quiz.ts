import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';

/** Takes the quiz off sale while this runs, as it is before the first one is published. */
export async function withoutActiveQuiz(run: () => Promise<void>): Promise<void> {
  const client = localClient(inject('tableEndpoint'));
  const { db, name: TableName } = openTable(inject('tableName'), client);
  const Key = keys.active();
  const { Item } = await db.send(new GetCommand({ TableName, Key }));
  await db.send(new DeleteCommand({ TableName, Key }));
  try {
    await run();
  } finally {
    await db.send(new PutCommand({ TableName, Item }));
    client.destroy();
  }
}

/** Reloads until the page shows this: the edge keeps the quiz on sale, as it was, for as long as `edgeSeconds` of its operation says. */
export async function reloadUntilShown(page: Page, shown: Locator): Promise<void> {
  const isShown = async () => {
    await page.reload();
    return shown.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isShown, { timeout: 120_000 }).toBe(true);
}
