import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { openBusyTable } from '#test/synthesised/services/busy-table.ts';
import { limits } from '#test/synthesised/services/limits.ts';
import { intercept } from '#test/support/faults.ts';

const accepted = { status: 200, headers: {}, body: Buffer.from('{}') };

/**
 * Lets the transactions of these clients conflict as DynamoDB does, and DynamoDB Local does not: it lets them wait for each other.
 * @param transactionMs the shortest time that a transaction holds its items.
 */
export function startConflicts(clients: readonly Table[], transactionMs: number): void {
  const busy = openBusyTable(limits.parse({ transactionMs, throttleEvery: 0 }), (name, item) =>
    JSON.stringify([name, item['pk'], item['sk']]),
  );
  for (const client of clients)
    intercept(
      client,
      ({ name }) => name === 'TransactWriteItems',
      async (send, { input }) => {
        let reply: unknown;
        const { status } = await busy.around('TransactWriteItems', input, async () => {
          reply = await send();
          return accepted;
        });
        if (status === 200) return reply;
        const CancellationReasons = [{ Code: 'TransactionConflict' }];
        throw new TransactionCanceledException({ message: 'Conflict', $metadata: {}, CancellationReasons });
      },
    );
}
