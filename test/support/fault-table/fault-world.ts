import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { OperationName } from '#functions/contract/api.ts';
import { startMail } from '#infra/local/engines/mail.ts';
import { startS3 } from '#infra/local/engines/s3.ts';
import { startHandlers } from '#test/support/handlers/handlers.ts';
import { adminPorts, makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { interceptAwsCalls } from './aws-calls.ts';
import type { Mailbox, Places } from './stored-state.ts';

export interface Outcome {
  /** The caller does not try again. */
  isDone: boolean;
  /** The status or the code of a refusal, for the message of a failing test. */
  told: string;
}

export interface Prepared {
  /** Sends the command, or hands the event to its worker. `receive` counts from 1. */
  run: (receive: number) => Promise<Outcome>;
}

type Sent = NonNullable<Parameters<Awaited<ReturnType<typeof startHandlers>>['send']>[1]>;

/** The whole product in this process, on engines of its own, with a clock that only the tests move. */
export async function startFaultWorld(startedAt = Math.floor(Date.now() / 1000) * 1000) {
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt });
  // No time is spent on backoff.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // Each fault is logged, with its stack.
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  const folder = await mkdtemp(join(tmpdir(), 'truein-faults-'));
  const [buckets, copies] = [join(folder, 'buckets'), join(folder, 'copies')];
  mkdirSync(copies, { recursive: true });
  const mailbox: Mailbox = { mails: [] };
  const mail = await startMail({ port: 0, onAccepted: (accepted) => void mailbox.mails.push(accepted) });
  const s3 = await startS3({
    port: 0,
    dataFolder: buckets,
    buckets: [{ name: 'uploads' }, { name: 'reports' }, { name: 'exports' }],
    onObjectCreated: () => undefined,
  });
  Object.assign(process.env, {
    AWS_MAX_ATTEMPTS: '1',
    IMPORT_MAX_RECEIVES: '4',
    EXPORT_MAX_RECEIVES: '5',
  });
  // Before the handlers: the client of the table keeps the function that sends its calls.
  const restoreCalls = interceptAwsCalls();
  const handlers = await startHandlers({ s3: s3.endpoint, mail: mail.endpoint });
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const { engine } = handlers;
  const places: Places = { table: engine.table, buckets, copies, mailbox };
  const adminId = await makeAdmin(engine, 'chief@example.com');
  await engine.publish(makeBank(6));
  await engine.addCoupon({ code: 'WELCOME' });
  const exp = Math.floor(startedAt / 1000) + 10 * 365 * 86_400;
  const tokenOf = (userId: string) => handlers.tokenOf(userId, { exp, email: `${userId}@example.com` });

  return {
    engine,
    places,
    adminId,
    tokenOf,
    adminPorts: adminPorts(engine),
    /** The token of an admin. */
    admin: tokenOf(adminId),
    now: () => Date.now(),
    setClock: (at: number) => void vi.setSystemTime(at),
    advance: (ms: number) => void vi.setSystemTime(Date.now() + ms),
    send: handlers.send,
    workers: {
      deliverReport: (await import('#functions/handlers/deliver-report.ts')).handler,
      sweep: (await import('#functions/handlers/sweep.ts')).handler,
      reconcileReports: (await import('#functions/handlers/reconcile-reports.ts')).handler,
      recordMailEvent: (await import('#functions/handlers/record-mail-event.ts')).handler,
      removeReportFile: (await import('#functions/handlers/remove-report-file.ts')).handler,
      importBank: (await import('#functions/handlers/import-bank.ts')).handler,
      writeExport: (await import('#functions/handlers/write-export.ts')).handler,
    },
    /** A command that a browser sends, again after a lost or bad reply. */
    request: (name: OperationName, sent: Sent): Prepared => ({
      run: async () => {
        const { status = 0, json } = await handlers.send(name, sent);
        // A command to many things may have succeeded for some of them.
        const isPart = JSON.stringify(json).includes('"outcome":"refused"');
        const told = status === 200 && !isPart ? '200' : String(json['code'] ?? 'in part');
        return { isDone: status < 500 && !isPart, told } satisfies Outcome;
      },
    }),
    async close() {
      restoreCalls();
      await Promise.all([s3.close(), mail.close()]);
      handlers.issuer.close();
      await rm(folder, { recursive: true, force: true });
      vi.restoreAllMocks();
      vi.useRealTimers();
    },
  };
}

export type FaultWorld = Awaited<ReturnType<typeof startFaultWorld>>;
