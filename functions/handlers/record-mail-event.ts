import { deliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { reportMailEvent } from '#functions/adapters/ses/mail-event.ts';
import { env } from '#functions/runtime/env.ts';
import { eachNotification } from '#functions/runtime/topic.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';

const ports = { deliveries: deliveryStore(openTable(env('TABLE_NAME'))), clock: Date.now };

export const handler = eachNotification(async (message) => {
  const found = reportMailEvent(message);
  if (found) await recordMailEvent(ports, found);
});
