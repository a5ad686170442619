import { deliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { reportMailEvent } from '#functions/adapters/ses/mail-event.ts';
import { env } from '#functions/runtime/env.ts';
import { eachMessage } from '#functions/runtime/queue.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';

const ports = { deliveries: deliveryStore(openTable(env('TABLE_NAME'))), clock: Date.now };

/** A notification of the topic, as it puts them into its queue. */
interface Notification {
  /** What SES has published: an event as JSON, or the text with which it sets the topic up. */
  Message: string;
}

export const handler = eachMessage<Notification>(async ({ body }) => {
  const found = reportMailEvent(body.Message);
  if (found) await recordMailEvent(ports, found);
});
