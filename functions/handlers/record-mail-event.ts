import type { SNSEvent } from 'aws-lambda';
import { deliveryStore } from '#functions/adapters/dynamo/delivery-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { reportMailEvent } from '#functions/adapters/ses/mail-event.ts';
import { env } from '#functions/runtime/env.ts';
import { recordMailEvent } from '#functions/usecases/record-mail-event.ts';

const ports = { deliveries: deliveryStore(openTable(env('TABLE_NAME'))), clock: Date.now };

export const handler = async (event: SNSEvent): Promise<void> => {
  const events = event.Records.map(({ Sns }) => reportMailEvent(Sns.Message)).filter((found) => found !== undefined);
  for (const found of events) await recordMailEvent(ports, found);
};
