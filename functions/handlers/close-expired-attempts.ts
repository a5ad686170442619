import { attemptStore } from '#functions/adapters/dynamo/attempt-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { closeExpiredAttempts } from '#functions/usecases/close-expired-attempts.ts';

const ports = { attempts: attemptStore(openTable(env('TABLE_NAME'))), clock: Date.now };

export const handler = async (): Promise<void> => {
  log.info('closed-expired-attempts', { count: await closeExpiredAttempts(ports) });
};
